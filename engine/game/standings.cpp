// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/standings.h"

#include "engine/game/ranking.h"

namespace chancery {

std::vector<Standing> standingsOf(const Game& game)
{
    const PhaseRecord& last = game.current();
    const Position& position = last.position();
    const std::vector<VictoryPoints> points = victoryPoints(game, last);
    std::vector<int> scores;
    for (const Power power : game.map->everyPower())
        scores.push_back(centresOf(position, power) + points[index(power)].total());
    std::vector<Standing> rows;
    for (const Power power : ranked(scores)) {
        Standing row{power, centresOf(position, power), points[index(power)]};
        const bool level = !rows.empty() && rows.back().score() == row.score();
        row.place = level ? rows.back().place : static_cast<int>(rows.size()) + 1;
        rows.push_back(row);
    }
    return rows;
}

} // namespace chancery
