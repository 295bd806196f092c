// SPDX-License-Identifier: GPL-3.0-or-later
// Saved games of other programs, as documents of ours: the game is then read, and replayed, as one of ours
// is.
#pragma once

#include "engine/base/document.h"

#include <optional>
#include <string_view>

namespace chancery {

/// Returns whether a text, or the beginning of one, is a game in a form of another program.
bool isForeignGame(std::string_view text);
/// Returns a game that another program has saved as a document of ours; nothing if the text is in no form
/// that is known. The forms are a table in foreign_games.cpp.
std::optional<Value> foreignGame(std::string_view text);

} // namespace chancery
