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

} // namespace

Power winner(const Game& game)
{
    if (!endsYear(game.current())) return noPower;
    const Map& map = *game.map;
    const std::vector<int> centres = count(map, 0, game.current().outcome->after).centres;
    const auto most = std::max_element(centres.begin(), centres.end());
    // On a map that two could win in one year, a tie wins nothing: the game goes on.
    const bool alone = most != centres.end() && std::count(centres.begin(), centres.end(), *most) == 1;
    if (!alone || *most < map.victoryCentres) return noPower;
    return static_cast<Power>(most - centres.begin());
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
