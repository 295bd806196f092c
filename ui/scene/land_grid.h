// SPDX-License-Identifier: GPL-3.0-or-later
// Where the drawn map is land, on a coarse grid.
#pragma once

#include "ui/scene/geometry.h"

#include <cstddef>
#include <vector>

namespace chancery {

/// Land and water of a drawn map in square cells. An empty grid is all water.
struct LandGrid
{
    double cell = 1;                  ///< the side of a cell, in map units
    std::size_t columns = 0;          ///< cells in a row
    std::vector<unsigned char> cells; ///< row by row: 1 is land, 0 water

    /// Returns whether a point in map units is on land; beside the map nothing is.
    bool isLand(Point p) const
    {
        if (p.x < 0 || p.y < 0 || columns == 0) return false;
        const auto column = static_cast<std::size_t>(p.x / cell), row = static_cast<std::size_t>(p.y / cell);
        return column < columns && row < cells.size() / columns && cells[row * columns + column] != 0;
    }
};

} // namespace chancery
