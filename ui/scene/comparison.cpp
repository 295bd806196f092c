// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the positions of two phases.
#include "ui/scene/comparison.h"

#include "engine/game/ranking.h"

#include <algorithm>

namespace chancery {

Comparison comparisonOf(const Game& game, std::size_t one, std::size_t other)
{
    Comparison found;
    found.from = std::min(one, other);
    found.to = std::max(one, other);
    const Position &before = game.phases[found.from].before, &after = comparedPosition(game, found.to);
    found.transfers = transfersBetween(before, after);
    found.units = unitChanges(game, found.from, found.to);
    std::vector<int> centres;
    for (const Power power : game.map->everyPower()) centres.push_back(centresOf(after, power));
    for (const Power power : ranked(centres)) {
        const ComparedPower row{{power, centresOf(before, power), centres[index(power)]},
                                unitsOf(before, power),
                                unitsOf(after, power)};
        if (!eliminated(before, power) || !eliminated(after, power)) found.powers.push_back(row);
    }
    return found;
}

} // namespace chancery
