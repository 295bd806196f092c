// SPDX-License-Identifier: GPL-3.0-or-later
// A position in one line, DFEN: `1901sm/Aabud,Rfstp.sc/Abud,Nswe/-`: phase, units, owners of centres,
// dislodged units with the province of the attacker.
#pragma once

#include "engine/files/position_file.h"

namespace chancery {

/// Returns whether a text is one such line, perhaps with orders on the lines below it.
bool isDfen(std::string_view text);
/// Returns the position, and the orders below it. Where units were dislodged, their retreats are worked out;
/// which provinces are closed by a standoff the form does not say. `name` is what messages call the text.
Result<PositionSheet> readDfen(std::string_view text, const std::string& name, const MapLoader& maps);
/// Returns the position of the current phase of a game in this form. A unit that was dislodged by convoy has
/// its own province for that of the attacker.
std::string writeDfen(const Game& game);

} // namespace chancery
