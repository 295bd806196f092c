// SPDX-License-Identifier: GPL-3.0-or-later
// The provinces on a coarse grid, which answers questions about areas cheaply.
#pragma once

#include "ui/draw/board_shapes.h"

#include <QSize>

#include <vector>

namespace chancery {

/// The shares of a box that lie in one province, in the sea, on other land and off the map. They add up to 1.
struct AreaShares
{
    double own = 0, sea = 0, otherLand = 0, outside = 0;
};

/// The provinces of a map on a grid with cells of 3 map units.
class SpaceRaster
{
public:
    /// Draws the grid.
    SpaceRaster(const Map& map, const BoardShapes& shapes);

    /// Returns whether a point in map units lies in the province.
    bool isIn(const QPointF& point, Province province) const;
    /// Returns how a box in map units divides between the province `own` and the rest.
    AreaShares shares(const QRectF& box, Province own) const;

private:
    static constexpr double cell = 3; ///< map units

    enum class Area : std::uint8_t { Land, Sea };
    static int cellAt(double coordinate, int cells);

    QSize size_;                      ///< in cells
    std::vector<std::uint8_t> cells_; ///< row by row, the index of the province; beside the map their number
    std::vector<Area> area_;          ///< [province] its terrain; beside the map it counts as land
};

} // namespace chancery
