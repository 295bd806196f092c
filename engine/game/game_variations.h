// SPDX-License-Identifier: GPL-3.0-or-later
// Variations of a game that is played: studies of its phases that lie in its file and that only the
// gamemaster sees.
#pragma once

#include "engine/game/game.h"

#include <optional>

namespace chancery {

/// The most phases of a game that have variations, counted with those that no longer fit.
inline constexpr std::size_t mostVariations = 100;

/// Returns whether variations begin with the position that a phase of the game has now. They no longer do
/// after a correction, or once the phase was taken back; they are kept all the same.
bool fitGame(const Game& game, const Study& variations);
/// Returns how many variations do not.
std::size_t unfitting(const Game& game);
/// Returns the number of the variations of the phase with this index, if there are some that fit.
std::optional<std::size_t> variationsOf(const Game& game, std::size_t phase);

/// Adds the phase with this index as variations can begin from it: its orders as written are their first
/// line, which is kept as it is. Does nothing if they are there, or if there are mostVariations.
Game withVariationsOf(Game game, std::size_t phase);
/// Replaces the variations with this number, or adds them where the number is that of no others.
Game withVariations(Game game, std::size_t number, Study variations);
/// Removes the variations with this number.
Game withoutVariations(Game game, std::size_t number);

/// Returns whether two games have the same variations.
bool sameVariations(const Game& a, const Game& b);

} // namespace chancery
