// SPDX-License-Identifier: GPL-3.0-or-later
// Who owned each supply centre at the start of the game and at the end of each of its years.
#pragma once

#include "ui/desk/session.h"

#include <QAbstractTableModel>
#include <QIcon>

#include <memory>
#include <vector>

namespace chancery {

/// A table with one row for each supply centre: those of each power in the order of the map, then those of
/// nobody, by name. Its columns are the name of the centre and the sign of its owner in each year, the start
/// of the game first. It does not follow the session; showPhase() counts again.
class CentreChartModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Shows the last phase of the game. The session must outlive this.
    explicit CentreChartModel(const Session& session, QObject* parent = nullptr);

    /// Sets the signs of the powers, one for each in the order of the map.
    void setSigns(std::vector<QIcon> signs);
    /// Shows the years that had ended in a phase. `phase` is an index into Game::phases; a larger number
    /// means the last phase.
    void showPhase(std::size_t phase);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void count(std::size_t phase);
    Power ownerAt(const QModelIndex& index) const;
    QString yearOf(int column) const;

    const Session& session_;
    std::vector<QIcon> signs_;
    std::shared_ptr<const Map> map_; ///< of what follows
    std::vector<Province> centres_;  ///< [row]
    std::vector<YearTally> years_;   ///< [column - 1]
};

} // namespace chancery
