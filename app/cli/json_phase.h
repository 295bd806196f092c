// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a phase as JSON.
#pragma once

#include "app/cli/json_writer.h"
#include "engine/files/position_file.h"
#include "engine/game/game.h"

namespace chancery::cli {

/// Writes the result of the game's current phase, which must be resolved, as members of the object that has
/// been begun: `results`, `next_units` and so on.
void writeOutcome(JsonWriter& json, const Game& game);

/// Writes which names in the orders of a sheet were not taken as they are written, as the member
/// `corrections`; nothing if all were.
void writeCorrections(JsonWriter& json, const PositionSheet& sheet);

} // namespace chancery::cli
