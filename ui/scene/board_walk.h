// SPDX-License-Identifier: GPL-3.0-or-later
// Which province is beside another one as the board is drawn, for the arrow keys.
#pragma once

#include "engine/map/map.h"
#include "ui/scene/board_geometry.h"

namespace chancery {

/// Where an arrow key points.
enum class Bearing : std::uint8_t { Left, Right, Up, Down };

/// Returns the provinces that a province borders on: those that an army or a fleet in it could reach.
ProvinceSet neighboursOf(const Map& map, Province province);

/// Returns the neighbour that lies best in this direction, near and straight ahead, or noProvince if none
/// does. By the four directions every province of the standard board can be reached from every other.
Province neighbourTowards(const Map& map, const BoardGeometry& board, Province from, Bearing bearing);

} // namespace chancery
