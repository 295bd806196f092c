// SPDX-License-Identifier: GPL-3.0-or-later
// Finds places for the markers of supply centres where tokens are larger than the drawing was made for.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/draw/board_shapes.h"

#include <QPointF>

#include <vector>

namespace chancery {

/// Returns the middle of each province's centre marker, in map units: its anchor or, where markers are larger
/// than drawn, the nearest place in the province that no token covers. Of a province without a centre it is
/// the anchor. `forRoom` and `tokenScale` are as in BoardLook.
std::vector<QPointF> placeCentres(const Map& map, const MapArt& art, const BoardShapes& shapes, bool forRoom,
                                  double tokenScale);

} // namespace chancery
