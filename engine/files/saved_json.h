// SPDX-License-Identifier: GPL-3.0-or-later
// Games as the Python library “diplomacy” and its relatives save them: JSON, one game on a line.
#pragma once

#include "engine/base/document.h"

#include <optional>
#include <string_view>

namespace chancery {

/// Returns whether a text begins with an object that has phases as that library saves them.
bool isSavedJson(std::string_view text);
/// Returns the first game of such a text as a document of ours; nothing if its JSON is faulty. Orders are
/// those of each power in each phase; the positions are kept, so that they are compared with ours when the
/// game is read.
std::optional<Value> readSavedJson(std::string_view text);

} // namespace chancery
