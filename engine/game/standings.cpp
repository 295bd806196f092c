// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/standings.h"

#include <algorithm>
#include <functional>

namespace chancery {

std::vector<RankedPower> standingsOf(const Game& game)
{
    const PhaseRecord& last = game.current();
    const Position& position = last.position();
    const std::vector<VictoryPoints> points = victoryPoints(game, last);
    std::vector<int> scores;
    for (const Power power : game.map->everyPower())
        scores.push_back(centresOf(position, power) + points[index(power)].total());
    std::vector<RankedPower> rows;
    for (const Power power : ranked(scores)) {
        RankedPower row{power, centresOf(position, power), points[index(power)]};
        const bool level = !rows.empty() && rows.back().score() == row.score();
        row.place = level ? rows.back().place : static_cast<int>(rows.size()) + 1;
        rows.push_back(row);
    }
    return rows;
}

std::vector<Power> ranked(const std::vector<int>& counts)
{
    std::vector<Power> powers;
    for (std::size_t p = 0; p < counts.size(); ++p) powers.push_back(static_cast<Power>(p));
    std::ranges::stable_sort(powers, std::ranges::greater{},
                             [&](Power power) { return counts[index(power)]; });
    return powers;
}

std::vector<Seat> inMapSequence(std::vector<Seat> seats)
{
    std::ranges::stable_sort(seats, {}, [](const Seat& seat) { return *std::ranges::min_element(seat); });
    return seats;
}

} // namespace chancery
