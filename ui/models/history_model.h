// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of the game, oldest first, for a list to choose from.
#pragma once

#include "ui/session/session.h"

#include <QAbstractListModel>

namespace chancery {

class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit HistoryModel(const Session& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void follow(Change change);
    QString text(const PhaseRecord& record) const;

    const Session& session_;
    int rows_ = 0;
};

} // namespace chancery
