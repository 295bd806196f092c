// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the phases of the game, oldest first.
#pragma once

#include "ui/desk/session.h"

#include <QAbstractListModel>

namespace chancery {

/// A list with one row for each phase of a session's game. It follows the session.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// The session must outlive this.
    explicit HistoryModel(const Session& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void follow(Change change);
    static QString toolTip(const PhaseRecord& record);
    QString text(const PhaseRecord& record) const;

    const Session& session_;
    int rows_ = 0;
};

} // namespace chancery
