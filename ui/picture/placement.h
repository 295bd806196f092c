// SPDX-License-Identifier: GPL-3.0-or-later
// Where tokens stand: a fleet at its coast, a dislodged unit beside its victor.
#pragma once

#include "engine/position/position.h"
#include "ui/picture/board_geometry.h"

namespace chancery {

/// The size of a token at scale 1, in map units; layers paint to it and arrows keep clear of it.
inline constexpr double tokenWidth = 41, tokenHeight = 32;
/// Of tokens in the window for the players: to be told apart from across the room.
inline constexpr double projectorTokenScale = 1.5;

Point placeOf(const BoardGeometry& board, const Unit& unit);
/// Far enough from the place of the unit that took the space, at any token scale.
Point asideOf(const BoardGeometry& board, const Unit& dislodged, double tokenScale = 1);

/// True if a token of this scale at `token` covers the point.
bool covers(Point token, double tokenScale, Point point);

} // namespace chancery
