// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/space_raster.h"

#include <QPainter>

namespace chancery {

SpaceRaster::SpaceRaster(const Map& map, const BoardShapes& shapes)
    : map_(map)
    , cells_((shapes.frame.size() / cell).toSize(), QImage::Format_RGB32)
{
    cells_.fill(QColor(0, 0, static_cast<int>(index(noProvince))));
    QPainter painter(&cells_);
    painter.scale(1 / cell, 1 / cell);
    for (std::size_t p = 0; p < shapes.space.size(); ++p)
        painter.fillPath(shapes.space[p].path, QColor(0, 0, static_cast<int>(p)));
}

AreaShares SpaceRaster::shares(const QRectF& box, Province own) const
{
    AreaShares shares;
    int count = 0;
    for (double y = box.top() + cell / 2; y < box.bottom(); y += cell)
        for (double x = box.left() + cell; x < box.right(); x += 2 * cell) {
            ++count;
            const QPoint at(static_cast<int>(x / cell), static_cast<int>(y / cell));
            if (x < 0 || y < 0 || !cells_.valid(at)) {
                ++shares.outside;
                continue;
            }
            const auto space = static_cast<std::size_t>(cells_.pixel(at) & 0xFF);
            if (space == index(own))
                ++shares.own;
            else if (space < map_.provinces.size() && map_.provinces[space].terrain == Terrain::Sea)
                ++shares.sea;
            else
                ++shares.otherLand;
        }
    const double unit = count ? 1. / count : 0;
    return {shares.own * unit, shares.sea * unit, shares.otherLand * unit, shares.outside * unit};
}

} // namespace chancery
