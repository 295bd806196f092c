// SPDX-License-Identifier: GPL-3.0-or-later
// Supply centres and units per power: now, the change of the year, and each year so far.
#pragma once

#include "engine/game/victory_points.h"
#include "ui/session/session.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QStringList>

namespace chancery {

class TallyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Of a game that counts victory points they stand before the years.
    enum Column { Name, Centres, Units, Change_, FirstYear, Points = FirstYear };

    explicit TallyModel(const Session& session, QObject* parent = nullptr);

    /// [power]; the squares beside the names.
    void setColours(std::vector<QColor> colours);
    /// Counts as they stood after this phase; the years end there too.
    void showPhase(std::size_t phase);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void count();
    bool hasPoints() const { return !points_.empty(); }
    int firstYear() const { return hasPoints() ? FirstYear + 1 : FirstYear; }
    QVariant display(std::size_t power, int column) const;
    void nameRows(const Game& upToHere);
    QString pointsTip(std::size_t power) const;
    QString change(std::size_t power) const;

    const Session& session_;
    std::vector<QColor> colours_;
    std::size_t phase_ = 0;
    std::vector<YearTally> years_;
    QStringList names_, courses_;       ///< [power] with its player, and who played it before
    std::vector<int> centres_, units_;  ///< [power] in the phase shown
    std::vector<VictoryPoints> points_; ///< [power] until then; empty where the rulebook counts none
};

} // namespace chancery
