// SPDX-License-Identifier: GPL-3.0-or-later
// Phases as JSON: what `batch` takes and gives.
#pragma once

#include "engine/base/document.h"
#include "engine/game/game.h"

#include <QJsonObject>
#include <QJsonValue>

namespace chancery::cli {

/// The same values as of a TOML document; nulls are left out.
Value documentOf(const QJsonValue& json);

/// What came of the current phase of a game, which must be resolved: `results`, `next_units` and so on.
QJsonObject outcomeJson(const Game& game);

} // namespace chancery::cli
