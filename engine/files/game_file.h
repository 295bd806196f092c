// SPDX-License-Identifier: GPL-3.0-or-later
// A game as a document that a person can read and merge: TOML, one table per phase.
#pragma once

#include "engine/base/document.h"
#include "engine/game/game.h"
#include "engine/map/map_loader.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Reads a `*.chancery` document; `name` stands in messages, which name line and column.
///
/// Every phase keeps the position and the orders that were saved; its outcome is adjudicated anew. Where the
/// saved results or the next saved position differ from that, the saved position stays and `differences` gets
/// one line for a person, such as "S1902M, after it: Russia has F RUM here, not in the file".
Result<Game> readGame(std::string_view toml, const std::string& name, const MapLoader& maps,
                      std::vector<std::string>* differences = nullptr);

/// The whole document, ending in a line feed. Keys in a settled sequence, one order or one power's units on a
/// line.
std::string writeGame(const Game& game);

/// Everything that is written in a phase, as the rows `orders` of a document.
std::string writeOrders(const Map& map, const PhaseRecord& record);
/// The `orders` of a document, read against a phase of this game.
Result<std::vector<WrittenOrder>> readOrders(const Game& game, const PhaseRecord& record, const Value& document,
                                             const std::string& name);

} // namespace chancery
