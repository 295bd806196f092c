// SPDX-License-Identifier: GPL-3.0-or-later
// Another rulebook for a game that is under way, and whether what has been played would have come out
// otherwise.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// The game by these rules: every resolved phase is adjudicated anew from the position that it was played
/// from.
Game underRules(Game game, Rulebook rules);

/// A resolved phase that does not end alike in two games.
struct ChangedPhase
{
    std::size_t phase = 0;           ///< index into both games
    std::vector<std::size_t> orders; ///< of the first game's results, those that the second judges otherwise
};

/// Words and positions count, reasons do not. In the second game a phase that awaits a ruling does not end
/// alike. The games must have the same phases.
std::vector<ChangedPhase> changedPhases(const Game& before, const Game& after);

} // namespace chancery
