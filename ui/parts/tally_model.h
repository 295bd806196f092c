// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the supply centres and units of each power, and of each player with several powers: now, the change
// of the year, and each year so far.
#pragma once

#include "engine/game/missing.h"
#include "engine/game/seats.h"
#include "engine/game/standings.h"
#include "engine/orders/choices.h"
#include "ui/desk/session.h"

#include <QAbstractTableModel>
#include <QIcon>
#include <QStringList>

#include <functional>
#include <memory>

namespace chancery {

/// Returns the name of a row so short that it fits: of two delegates both are shortened. As it is if it fits,
/// names no delegates, or does not fit with one letter of each.
QString shorterNames(const QString& name, const std::function<bool(const QString& name)>& fits);

/// A table with one row for each power, in the order of the map, and then one for each player who has
/// several, with the sum of these. Its columns are the name, those of tallyColumns(), the change of the year
/// or in a Winter the builds that are due, and the centres of each year, the start of the game first. It does
/// not follow the session; showPhase() counts again.
class TallyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Shows the last phase of the game. The session must outlive this.
    explicit TallyModel(const Session& session, QObject* parent = nullptr);

    /// Sets the signs beside the names, one for each power in the order of the map.
    void setSigns(std::vector<QIcon> signs);
    /// Shows the counts after a phase, or at its beginning if it is unresolved. Later years are left out.
    /// `phase` is an index into Game::phases; a larger number means the last phase.
    void showPhase(std::size_t phase);

    /// Returns the column of the first year.
    int firstYear() const { return columnCount() - static_cast<int>(years_.size()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// The powers that a row counts together.
    struct Row
    {
        QString name, course; ///< its name with its player, and all its players
        Seat powers;          ///< one, or several of one player
    };

    /// What one column shows.
    struct Column
    {
        QString heading, headingTip;
        std::function<QVariant(const Row&)> text;
        std::function<QString(const Row&)> tip{}; ///< empty for none
    };

    void count();
    void makeColumns(const Game& upToHere);
    void nameRows(const Game& upToHere);
    static Row togetherOf(const Game& game, const Seat& seat);
    QString pointsTip(const Row& row) const;
    int centresOf(const Row& row, const YearTally& tally) const;
    QString change(const Row& row) const;
    bool isWinter() const;
    AdjustmentChoices owed(const Row& row) const;
    QString builds(const Row& row) const;
    Missing due(const Row& row) const;
    QString dueTip(const Row& row) const;

    const Session& session_;
    std::vector<QIcon> signs_;
    std::size_t phase_ = 0;
    std::shared_ptr<const Map> map_; ///< of what follows
    std::vector<YearTally> years_;
    YearTally now_; ///< after the phase shown
    std::vector<Row> rows_;
    std::vector<Column> columns_;
    std::vector<VictoryPoints> points_; ///< [power] the points so far; empty if the rulebook counts none
};

} // namespace chancery
