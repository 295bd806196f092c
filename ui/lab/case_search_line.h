// SPDX-License-Identifier: GPL-3.0-or-later
// The line in which cases are looked for, with completions.
#pragma once

#include <QLineEdit>
#include <QStringList>

class QCompleter;
class QStringListModel;

namespace chancery {

/// A line for a query (engine/explain/case_query.h) that completes the word at the cursor: names of motifs, keys
/// such as "differs:", and the values of a key.
class CaseSearchLine : public QLineEdit
{
    Q_OBJECT

public:
    /// The width of the list of completions. Keep what must stay in view while one types right of it.
    static constexpr int offerWidth = 220;

    /// Makes an empty line. `libraries` are the ids of the libraries.
    CaseSearchLine(const QStringList& libraries, QWidget* parent = nullptr);

    /// Returns what the word at the cursor can be completed to; empty if nothing was begun.
    QStringList completions() const;

Q_SIGNALS:
    /// Up, Down, Page Up or Page Down was pressed while no completions are shown.
    void stepWanted(int key);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    int wordBegin() const;
    QStringList valuesOf(const QString& key) const;
    void offer();
    void take(const QString& completion);

    QStringList libraries_, motifs_;
    QCompleter* completer_;
    QStringListModel* offers_;
};

} // namespace chancery
