// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing made ready for painting: provinces as paths that join without seams, and the neighbour across
// each stretch of their outlines.
#pragma once

#include "ui/draw/map_art.h"

#include <QPainterPath>
#include <QRectF>

#include <vector>

namespace chancery {

/// A stretch of a province's outline with one and the same province beyond it.
struct OutlineRun
{
    Province beyond = noProvince; ///< noProvince: not played
    bool frame = false;           ///< the edge of the map
    QPainterPath coarse;          ///< with only the vertices that a wide pen shows
    QRectF bounds;
};

/// The shape of one province, in map units.
struct SpaceShape
{
    QPainterPath
        path; ///< winding fill; outer rings all turn the same way, so that the sum of two has no seam
    QRectF bounds;
    std::vector<OutlineRun> runs;
};

/// The shapes of all provinces of a board, in map units.
struct BoardShapes
{
    QRectF frame;
    std::vector<SpaceShape> space;      ///< [province]
    std::vector<SpaceShape> impassable; ///< without runs
};

/// Returns the whole outline of a province for wide pens.
QPainterPath coarseOutline(const SpaceShape& space);

/// Returns the shapes of a drawn map.
BoardShapes shapesOf(const Map& map, const MapArt& art);

/// Returns the path cut along squares of 200 map units. The pieces overlap by one unit, so that no seam shows
/// when all are filled with one opaque colour.
std::vector<QPainterPath> cutIntoPieces(const QPainterPath& path);

} // namespace chancery
