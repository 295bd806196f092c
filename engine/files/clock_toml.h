// SPDX-License-Identifier: GPL-3.0-or-later
// The times of a game's clock as a table of its document.
#pragma once

#include "engine/base/document.h"
#include "engine/game/game.h"

#include <optional>
#include <string>

namespace chancery {

/// Reads `[times]` of a game document, the minutes of each stage; nothing without the table. The reader
/// records the first fault.
std::optional<ClockRules> readTimes(DocumentReader& reader, const Value& document);
/// Returns the table `[times]`; nothing without times. A stage without a limit is left out.
std::string timesToml(const std::optional<ClockRules>& times);

} // namespace chancery
