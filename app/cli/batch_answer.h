// SPDX-License-Identifier: GPL-3.0-or-later
// One line of `batch`: JSON in, JSON out.
#pragma once

#include "engine/game/game.h"
#include "engine/map/map_loader.h"

#include <QByteArray>

namespace chancery::cli {

/// What every line is resolved with.
struct BatchRules
{
    Rulebook rulebook;
    MapLoader maps;
};

/// The answer to one line, ending in a line feed; to a wrong one it is {"id", "error"}. May be called from several
/// threads if the maps may.
QByteArray answerLine(const BatchRules& rules, const QByteArray& line, std::size_t number);

} // namespace chancery::cli
