// SPDX-License-Identifier: GPL-3.0-or-later
// Completes what is typed to find cases.
#pragma once

#include <QCompleter>

namespace chancery {

class CaseIndex;

/// Completes the last word of a query (engine/explain/case_query.h): names of motifs, and keys such as
/// "differs:" with what may stand behind them.
class QueryCompleter : public QCompleter
{
    Q_OBJECT

public:
    /// The width of the list of completions. Keep what must stay in view while one types right of it.
    static constexpr int offerWidth = 220;

    /// Makes a completer for queries about these cases.
    explicit QueryCompleter(const CaseIndex& cases, QObject* parent);

    QStringList splitPath(const QString& path) const override;
    QString pathFromIndex(const QModelIndex& index) const override;
};

} // namespace chancery
