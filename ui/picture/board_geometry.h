// SPDX-License-Identifier: GPL-3.0-or-later
// Where things stand on the drawn map: the anchors of the SVG by location and province. Drawing only, no rules.
#pragma once

#include "engine/base/ids.h"
#include "ui/picture/geometry.h"

#include <vector>

namespace chancery {

struct BoardGeometry
{
    double width = 0, height = 0;  ///< of the SVG's viewBox
    std::vector<Point> unit;       ///< [location] where a token stands; coasts apart
    std::vector<Point> dislodged;  ///< [location] where a dislodged token waits beside its victor
    std::vector<Point> label;      ///< [province] middle of the name
    std::vector<Point> centre;     ///< [province] supply centre marker; {0,0} where there is none
    std::vector<double> labelWidth;  ///< [province] room for the name there; break or shrink it to fit
    std::vector<Point> abbreviation; ///< [province] middle of the code where it stands instead of the name

    Point unitAt(Location l) const { return unit[index(l)]; }
    Point dislodgedAt(Location l) const { return dislodged[index(l)]; }
};

} // namespace chancery
