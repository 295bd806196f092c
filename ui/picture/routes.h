// SPDX-License-Identifier: GPL-3.0-or-later
// How arrows go round what stands on the board: a little further out, or to the other side.
#pragma once

#include "engine/position/position.h"
#include "ui/picture/arrows.h"
#include "ui/picture/board_geometry.h"

#include <vector>

namespace chancery {

struct Box
{
    Point middle;
    double halfWidth = 0, halfHeight = 0;
    bool holds(Point p, double margin = 0) const;
};

/// What arrows had better not cover.
struct Clutter
{
    std::vector<Box> tokens, names;
    double width = 1e6, height = 1e6; ///< of the board, off which nothing should go
};

/// All tokens of a position, and the map's own names or, on boards for distant eyes (tokens larger than 1.3), codes.
Clutter clutterOf(const Map& map, const BoardGeometry& board, const Position& position, double tokenScale);

/// Like way(), but bent as much further, or to the other side, as keeps it off tokens and names; enough in any
/// case to show an arrow between tokens that stand close together. `keepRight` where somebody comes the
/// other way.
Curve wayAround(Point from, Point to, const Clutter& clutter, double tokenScale, bool keepRight = false);

/// The part of a way that is drawn: between its tokens, and ending before a name that would hide its head.
Curve arrowOn(const Curve& way, const Clutter& clutter, double tokenScale);

} // namespace chancery
