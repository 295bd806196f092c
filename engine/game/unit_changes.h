// SPDX-License-Identifier: GPL-3.0-or-later
// What became of the units between two phases of a game.
#pragma once

#include "engine/game/game.h"

namespace chancery {

/// A unit at two moments.
struct UnitWay
{
    Unit was, is; ///< at the earlier and at the later moment

    bool operator==(const UnitWay&) const = default;
};

/// The units that are not where they were.
struct UnitChanges
{
    std::vector<UnitWay> moved; ///< on the board at both moments, in different places
    std::vector<Unit> came;     ///< only at the later moment, where they are
    std::vector<Unit> gone;     ///< only at the earlier moment, where they were

    bool operator==(const UnitChanges&) const = default;
};

/// Returns the position of a phase that is compared: the one at its beginning, or at its end if it is the
/// last phase of the game and resolved.
const Position& comparedPosition(const Game& game, std::size_t phase);

/// Follows every unit from one phase to a later one. Both are indices into Game::phases, `from` the lower. A
/// unit that a ruling has removed is gone, and one that a ruling has moved is gone and has come.
UnitChanges unitChanges(const Game& game, std::size_t from, std::size_t to);

} // namespace chancery
