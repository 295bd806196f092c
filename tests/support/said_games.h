// SPDX-License-Identifier: GPL-3.0-or-later
// What another program says of a whole game, compared with our results.
#pragma once

#include "engine/explain/said_results.h"
#include "engine/game/said_lines.h"

namespace chancery {

/// Returns all that the source of a game says otherwise than our results.
inline std::vector<SaidDifference> saidOtherwise(const Game& game, const SaidPhases& said)
{
    std::vector<SaidDifference> all;
    for (std::size_t i = 0; i < said.size(); ++i) {
        if (!game.phases[i].outcome) continue;
        const SaidComparison compared = compareSaid(game, game.phases[i], said[i]);
        all.insert(all.end(), compared.differences.begin(), compared.differences.end());
    }
    return all;
}

} // namespace chancery
