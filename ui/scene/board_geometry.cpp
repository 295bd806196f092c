// SPDX-License-Identifier: GPL-3.0-or-later
// Places of tokens from the anchors of the drawn map.
#include "ui/scene/board_geometry.h"

#include <cmath>

namespace chancery {

bool Box::holds(Point p, double margin) const
{
    return std::abs(p.x - middle.x) < halfWidth + margin && std::abs(p.y - middle.y) < halfHeight + margin;
}

Point placeOf(const BoardGeometry& board, const Unit& unit)
{
    return board.unitAt(unit.at);
}

Point asideOf(const BoardGeometry& board, const Unit& dislodged, double tokenScale)
{
    const Point home = board.unitAt(dislodged.at);
    const Point offset = board.dislodgedAt(dislodged.at) - home;
    return home + offset * tokenScale;
}

bool tokenCovers(Point token, double tokenScale, Point point)
{
    return std::abs(point.x - token.x) < tokenWidth / 2 * tokenScale &&
           std::abs(point.y - token.y) < tokenHeight / 2 * tokenScale;
}

} // namespace chancery
