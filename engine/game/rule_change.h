// SPDX-License-Identifier: GPL-3.0-or-later
// Applies other rules to a game under way and finds out whether they change what has been played.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// Returns the game by other rules: every resolved phase is resolved again from the position from which it
/// was played.
Game underRules(Game game, Rulebook rules);

/// A resolved phase that ends differently in two games.
struct ChangedPhase
{
    std::size_t phase = 0;           ///< index into both games
    std::vector<std::size_t> orders; ///< indices of the first game's results that differ in the second
};

/// Returns the phases that end differently in two games with the same phases. Verdicts, fates and positions
/// count, reasons do not. A phase counts as changed if it awaits a paradox choice in the second game.
std::vector<ChangedPhase> changedPhases(const Game& before, const Game& after);

} // namespace chancery
