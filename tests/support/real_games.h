// SPDX-License-Identifier: GPL-3.0-or-later
// The games of tests/data/games, played on from their start: long ones, with all that happens in long games.
#pragma once

#include "engine/game/game.h"

namespace chancery {

inline constexpr int realGames = 8;

/// Numbered from 1; every phase is resolved. What cannot be read ends the program.
Game realGame(int number);

} // namespace chancery
