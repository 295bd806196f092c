// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing made ready for painting: spaces as paths that join without seams, and who lies across each
// stretch of their outlines.
#pragma once

#include "ui/map/map_art.h"

#include <QPainterPath>
#include <QRectF>

#include <vector>

namespace chancery {

/// A stretch of a space's outline with one and the same space beyond it.
struct OutlineRun
{
    Province beyond = noProvince; ///< noProvince: not played
    bool frame = false;           ///< the edge of the map
    QPainterPath coarse;          ///< with only the vertices that a wide pen shows
    QRectF bounds;
};

struct SpaceShape
{
    QPainterPath
        path; ///< winding fill; outer rings all turn the same way, so that the sum of two has no seam
    QRectF bounds;
    std::vector<OutlineRun> runs;
};

struct BoardShapes
{
    QRectF frame;
    std::vector<SpaceShape> space;      ///< [province]
    std::vector<SpaceShape> impassable; ///< without runs
};

/// All runs of a space, for wide pens.
QPainterPath coarseOutline(const SpaceShape& space);

BoardShapes shapesOf(const Map& map, const MapArt& art);

} // namespace chancery
