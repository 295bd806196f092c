// SPDX-License-Identifier: GPL-3.0-or-later
// One line of `batch`: JSON in, JSON out.
#pragma once

#include "engine/game/game.h"
#include "engine/map/map_loader.h"

#include <string>
#include <string_view>

namespace chancery::cli {

/// The rules and maps with which every line is resolved.
struct BatchRules
{
    Rulebook rulebook;
    MapLoader maps;
};

/// Adds the answer to one line to `answers`, ending in a line feed; {"id", "error"} for a line that is wrong,
/// or on which a check of ours fails. `number` counts lines from 1. Several threads may call it if they may
/// call `rules.maps`.
void answerLine(const BatchRules& rules, std::string_view line, std::size_t number, std::string& answers);

} // namespace chancery::cli
