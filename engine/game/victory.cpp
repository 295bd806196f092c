// SPDX-License-Identifier: GPL-3.0-or-later
// Who has won, and how many centres and units everybody had at the end of each year.
#include "engine/game/game.h"

#include <algorithm>

namespace chancery {

namespace {

/// Centres count at the end of a year: once they have changed hands, and again after the adjustments.
bool endsYear(const PhaseRecord& record)
{
    if (!record.outcome) return false;
    return record.phase.season == Season::Winter ||
           (record.phase.season == Season::Fall && record.outcome->after.dislodged.empty());
}

YearTally count(const Map& map, int year, const Position& position)
{
    YearTally row{year, {}, {}};
    for (std::size_t i = 0; i < map.powers.size(); ++i) {
        row.centres.push_back(centresOf(position, static_cast<Power>(i)));
        row.units.push_back(unitsOf(position, static_cast<Power>(i)));
    }
    return row;
}

int enoughToWin(const Map& map, const RuleOptions& options)
{
    switch (options.victoryCentres) {
    case VictoryCentres::Eighteen:
        return 18;
    case VictoryCentres::TwentyFour:
        return 24;
    case VictoryCentres::OfTheMap:
        break;
    }
    return map.victoryCentres;
}

} // namespace

Power winner(const Game& game)
{
    if (!endsYear(game.current())) return noPower;
    const RuleOptions& options = game.rulebook.options;
    const YearTally end = count(*game.map, 0, game.current().outcome->after);
    const std::vector<int>& counted = options.victoryBy == VictoryBy::Units ? end.units : end.centres;
    const auto most = std::max_element(counted.begin(), counted.end());
    // On a map that two could win in one year, a tie wins nothing: the game goes on.
    const bool alone = most != counted.end() && std::count(counted.begin(), counted.end(), *most) == 1;
    if (!alone || *most < enoughToWin(*game.map, options)) return noPower;
    return static_cast<Power>(most - counted.begin());
}

std::vector<YearTally> tally(const Game& game)
{
    const PhaseRecord& start = game.phases.front();
    std::vector<YearTally> rows{count(*game.map, start.phase.year - 1, start.before)};
    for (const PhaseRecord& record : game.phases) {
        if (!endsYear(record)) continue;
        YearTally row = count(*game.map, record.phase.year, record.outcome->after);
        if (rows.back().year == row.year)
            rows.back() = std::move(row);
        else
            rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace chancery
