// SPDX-License-Identifier: GPL-3.0-or-later
// One line of `batch`: JSON in, JSON out.
#pragma once

#include "engine/game/game.h"
#include "engine/map/map_loader.h"

#include <QByteArray>

namespace chancery::cli {

/// The rules and maps with which every line is resolved.
struct BatchRules
{
    Rulebook rulebook;
    MapLoader maps;
};

/// Returns the answer to one line, ending in a line feed; {"id", "error"} for a line that is wrong. `number`
/// counts lines from 1. Several threads may call it if they may call `rules.maps`.
QByteArray answerLine(const BatchRules& rules, const QByteArray& line, std::size_t number);

} // namespace chancery::cli
