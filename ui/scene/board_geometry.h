// SPDX-License-Identifier: GPL-3.0-or-later
// Where tokens, names and centres are on the drawn map: the anchors of the SVG. Drawing only, no rules.
#pragma once

#include "engine/base/ids.h"
#include "ui/scene/geometry.h"
#include "ui/scene/land_grid.h"

#include <vector>

namespace chancery {

/// The anchors of a drawn map, in map units.
struct BoardGeometry
{
    double width = 0, height = 0;    ///< the size of the SVG's viewBox
    std::vector<Point> unit;         ///< [location] middle of a token; each coast has its own
    std::vector<Point> dislodged;    ///< [location] middle of a dislodged token, beside the victor
    std::vector<Point> label;        ///< [province] middle of the name
    std::vector<Point> centre;       ///< [province] supply centre marker; {0,0} where there is none
    std::vector<double> labelWidth;  ///< [province] room for the name; a wider name is broken or shrunk
    std::vector<Point> abbreviation; ///< [province] middle of the code, where it replaces the name
    LandGrid land{};                 ///< land and water, so that fleets' arrows keep to the water

    /// Returns the middle of a token at this location.
    Point unitAt(Location l) const { return unit[index(l)]; }
    /// Returns the middle of a dislodged token at this location.
    Point dislodgedAt(Location l) const { return dislodged[index(l)]; }
};

} // namespace chancery
