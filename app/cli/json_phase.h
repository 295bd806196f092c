// SPDX-License-Identifier: GPL-3.0-or-later
// Phases as JSON: what `batch` takes and gives.
#pragma once

#include "app/cli/json_writer.h"
#include "engine/base/document.h"
#include "engine/game/game.h"

#include <QJsonValue>

namespace chancery::cli {

/// The same values as of a TOML document; nulls are left out.
Value documentOf(const QJsonValue& json);
/// A value as compact JSON; null for one that is not there.
std::string jsonText(const QJsonValue& json);

/// Writes what came of the current phase of a game, which must be resolved, as members of the object that has been
/// begun: `results`, `next_units` and so on.
void writeOutcome(JsonWriter& json, const Game& game);

} // namespace chancery::cli
