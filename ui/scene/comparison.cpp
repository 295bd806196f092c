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
    const YearTally was = yearTally(*game.map, 0, before), is = yearTally(*game.map, 0, after);
    for (const Power power : ranked(is.centres)) {
        const std::size_t p = index(power);
        if (!eliminated(before, power) || !eliminated(after, power))
            found.powers.push_back({{power, was.centres[p], is.centres[p]}, was.units[p], is.units[p]});
    }
    return found;
}

} // namespace chancery
