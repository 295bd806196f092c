// SPDX-License-Identifier: GPL-3.0-or-later
// Phases of a Committee in a few words: "England F LON I Russia", "Russia 1. R A MOS".
#pragma once

#include "engine/game/game.h"

#include <string>
#include <vector>

namespace chancery {

/// Writes each line on the sheet of the power that it begins with, for the current phase.
void hand(Game& game, const std::vector<std::string>& orders);

/// Returns a game that begins with this phase and position (units and centres as in sketch::position), with
/// these orders, not resolved.
Game committeeGame(const char* phase, const std::vector<std::string>& units,
                   const std::vector<std::string>& centres, const std::vector<std::string>& orders,
                   const char* rulebook = "committee");

} // namespace chancery
