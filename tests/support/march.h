// SPDX-License-Identifier: GPL-3.0-or-later
// A game that one player is to win: that player's units go for centres, all others step aside. For tests that
// play to an end.
#pragma once

#include "engine/game/seats.h"

#include <map>
#include <string>

namespace chancery {

/// Returns the sheets of the current phase, as typed: the units of `winner` go to the nearest centres that
/// these powers do not own and build what they may; other players' units leave the centres, and they build
/// nothing.
std::map<Power, std::string> marchSheets(const Game& game, const Seat& winner);

} // namespace chancery
