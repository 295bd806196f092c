// SPDX-License-Identifier: GPL-3.0-or-later
// The provinces on a coarse grid, which answers questions about areas cheaply.
#pragma once

#include "ui/map/board_shapes.h"

#include <QImage>

namespace chancery {

/// How the area of a box divides; the shares add up to 1.
struct AreaShares
{
    double own = 0, sea = 0, otherLand = 0, outside = 0;
};

class SpaceRaster
{
public:
    SpaceRaster(const Map& map, const BoardShapes& shapes);

    AreaShares shares(const QRectF& box, Province own) const;

private:
    static constexpr double cell = 3; ///< map units

    const Map& map_;
    QImage cells_; ///< province index in the blue channel
};

} // namespace chancery
