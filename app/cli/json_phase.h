// SPDX-License-Identifier: GPL-3.0-or-later
// What came of a phase as JSON.
#pragma once

#include "app/cli/json_writer.h"
#include "engine/game/game.h"

namespace chancery::cli {

/// Writes what came of the current phase of a game, which must be resolved, as members of the object that has been
/// begun: `results`, `next_units` and so on.
void writeOutcome(JsonWriter& json, const Game& game);

} // namespace chancery::cli
