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
    found.transfers = transfersBetween(before.owner, after.owner);
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

std::vector<Transfer> transfersBetween(const std::vector<Power>& before, const std::vector<Power>& after)
{
    std::vector<Transfer> transfers;
    for (std::size_t p = 0; p < after.size(); ++p)
        if (before[p] != after[p]) transfers.push_back({static_cast<Province>(p), before[p], after[p]});
    return transfers;
}

} // namespace chancery
