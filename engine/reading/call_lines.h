// SPDX-License-Identifier: GPL-3.0-or-later
// Calls of Python programs, as people post them from the library “diplomacy”, as lines that readers know.
#pragma once

#include <string>
#include <string_view>

namespace chancery {

/// Returns a text with its calls as plain lines: `game.set_current_phase('S1903M')` as the phase,
/// `game.set_units('AUSTRIA', ['A SER'])` and `game.set_orders(…)` as what is listed, under the name of the
/// power. Other lines stay as they are.
std::string withoutCalls(std::string_view text);

} // namespace chancery
