// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the units on the board with the centres, the places and the history of the game. Too few units are
// legal.
#pragma once

#include "engine/game/game.h"

namespace chancery {

/// Returns what is wrong with the board of the current phase: at its beginning, or at its end once it is
/// resolved. These are the faults of the position that stop the phase, powers with too many units (TooMany),
/// and what the history of the game does not account for (NeverBuilt, WrongCoast). Units are not counted
/// where adjustments follow at once, nor where no centre has an owner. A unit that a ruling has put where it
/// is counts as accounted for.
std::vector<PositionFault> checkTable(const Game& game);

} // namespace chancery
