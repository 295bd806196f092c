// SPDX-License-Identifier: GPL-3.0-or-later
// Games and orders as webDiplomacy sends them and keeps them in files: JSON, with its numbers for provinces
// and powers.
#pragma once

#include "engine/base/document.h"

#include <string>
#include <string_view>

namespace chancery {

/// Returns whether a text has numbers of provinces as webDiplomacy calls them.
bool isWebDiplomacy(std::string_view text);

/// Returns whether such a text has units, not orders alone.
bool isWebDiplomacyGame(std::string_view text);

/// Returns such a text as a game in the form of saved_json.h, with a phase for each that it has: a history,
/// the board as it stands, or a list of orders alone, whose phase has no state. Only its Classic games are
/// read, which are played on our standard map; others are refused, and so are numbers that are no province's.
/// `name` is what messages call the text.
Result<Value> readWebDiplomacy(std::string_view text, const std::string& name);
/// Returns the orders of the last phase of such a text that has any, as lines under the names of their
/// powers; empty if it has none or cannot be read.
std::string webDiplomacyLines(std::string_view text);

} // namespace chancery
