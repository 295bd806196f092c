// SPDX-License-Identifier: GPL-3.0-or-later
// A game as a document that people can read and merge: TOML, with one table per phase.
#pragma once

#include "engine/base/document.h"
#include "engine/files/rules_toml.h"
#include "engine/game/game.h"
#include "engine/map/map_loader.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Reads a `*.chancery` document; on failure names the fault with line and column. `name` is what messages
/// call the file. Every phase keeps its saved
/// position and orders; resolved phases are resolved again. Where the saved results or the next saved
/// position differ from that, the saved position stays, and `differences` gets an error without a place for
/// each, such as "S1902M, at its start: only by the rules: Russia F RUM". `unknown` says what becomes of a
/// game whose rulebook is unknown.
Result<Game> readGame(std::string_view toml, const std::string& name, const MapLoader& maps,
                      std::vector<Error>* differences = nullptr,
                      UnknownRulebook unknown = UnknownRulebook::Refused);

/// Reads a game that another program has saved, from a document of ours into which it was turned; the rest is
/// as in readGame().
Result<Game> readForeignGame(const Value& document, const std::string& name, const MapLoader& maps,
                             std::vector<Error>& differences);

/// Returns the game as a document that ends in a line feed. Keys are in a fixed order, with one order, or the
/// units of one power, on a line.
std::string writeGame(const Game& game);

/// Returns all lines written in a phase as the rows `orders` of a document, empty if there are none.
std::string orderRows(const Map& map, const PhaseRecord& record);
/// Reads the rows `orders` of a document against a phase of this game; on failure names the fault and its
/// place.
Result<std::vector<WrittenOrder>> readOrders(const Game& game, const PhaseRecord& record,
                                             const Value& document, const std::string& name);

} // namespace chancery
