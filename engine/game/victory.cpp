// SPDX-License-Identifier: GPL-3.0-or-later
// Who has won, and how many centres and units every power had at the end of each year.
#include "engine/game/seats.h"
#include "engine/game/standings.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns whether a year ends with this phase: centres count after they have changed hands and after the
/// adjustments.
bool endsYear(const PhaseRecord& record)
{
    if (!record.outcome) return false;
    return record.phase.season == Season::Winter ||
           (record.phase.season == Season::Fall && record.outcome->after.dislodged.empty());
}

std::vector<int> totals(const std::vector<VictoryPoints>& points)
{
    std::vector<int> all;
    for (const VictoryPoints& one : points) all.push_back(one.total());
    return all;
}

} // namespace

VictoryBy countedForVictory(const Rulebook& rulebook)
{
    const SmallTable* table = smallTableOf(rulebook);
    const RulebookInfo* book = findRulebook(rulebook.id);
    const bool houseRule = book && book->options.victoryBy != rulebook.options.victoryBy;
    return table && !houseRule ? table->victoryBy : rulebook.options.victoryBy;
}

int enoughToWin(const Map& map, const RuleOptions& options, const Seating& seating)
{
    switch (options.victoryCentres) {
    case VictoryCentres::Eighteen:
        return 18;
    case VictoryCentres::TwentyFour:
        return 24;
    case VictoryCentres::OfTheMap:
        break;
    }
    return seating.victory != 0 ? seating.victory : map.victoryCentres;
}

std::vector<Power> winners(const Game& game)
{
    if (!endsYear(game.current())) return {};
    const RuleOptions& options = game.rulebook.options;
    if (pointsCount(options)) return {};
    const YearTally end = yearTally(*game.map, 0, game.current().outcome->after);
    const std::vector<int>& counted =
        countedForVictory(game.rulebook) == VictoryBy::Units ? end.units : end.centres;
    const Seating seating = seatingOf(game, game.current().phase);
    std::vector<int> sums;
    for (const Seat& seat : seating.seats) sums.push_back(sumOf(seat, counted));
    const auto most = std::max_element(sums.begin(), sums.end());
    // A tie wins nothing, on maps where two could win in one year: the game goes on.
    const bool alone = most != sums.end() && std::count(sums.begin(), sums.end(), *most) == 1;
    if (!alone || *most < enoughToWin(*game.map, options, seating)) return {};
    return seating.seats[static_cast<std::size_t>(most - sums.begin())];
}

Power winner(const Game& game)
{
    const std::vector<Power> won = winners(game);
    return won.empty() ? noPower : won.front();
}

YearTally yearTally(const Map& map, int year, const Position& position)
{
    YearTally row{year, {}, {}, position.owner, {}};
    for (const Power power : map.everyPower()) {
        row.centres.push_back(centresOf(position, power));
        row.units.push_back(unitsOf(position, power));
    }
    return row;
}

std::vector<YearTally> tally(const Game& game)
{
    const PhaseRecord& start = game.phases.front();
    std::vector<YearTally> rows{yearTally(*game.map, start.phase.year - 1, start.before)};
    const bool counted = pointsCount(game.rulebook.options);
    std::vector<VictoryPoints> points(game.map->powers.size());
    if (counted) rows.front().points = totals(points);
    for (const PhaseRecord& record : game.phases) {
        if (counted) addPoints(game, record, points);
        if (!endsYear(record)) continue;
        YearTally row = yearTally(*game.map, record.phase.year, record.outcome->after);
        if (counted) row.points = totals(points);
        if (rows.back().year == row.year)
            rows.back() = std::move(row);
        else
            rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace chancery
