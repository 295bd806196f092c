// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a phase as JSON.
#pragma once

#include "app/cli/json_writer.h"
#include "engine/game/game.h"

namespace chancery::cli {

/// Writes the result of the game's current phase, which must be resolved, as members of the object that has
/// been begun: `results`, `next_units` and so on.
void writeOutcome(JsonWriter& json, const Game& game);

} // namespace chancery::cli
