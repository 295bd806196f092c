// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/space_raster.h"

#include <QImage>
#include <QPainter>
#include <QVarLengthArray>

namespace chancery {

SpaceRaster::SpaceRaster(const Map& map, const BoardShapes& shapes)
    : size_((shapes.frame.size() / cell).toSize())
    , area_(map.provinces.size() + 1, Area::Land)
{
    for (std::size_t p = 0; p < map.provinces.size(); ++p)
        if (map.provinces[p].terrain == Terrain::Sea) area_[p] = Area::Sea;
    const int beside = static_cast<int>(map.provinces.size());
    QImage image(size_, QImage::Format_RGB32);
    image.fill(QColor(0, 0, beside));
    QPainter painter(&image);
    painter.scale(1 / cell, 1 / cell);
    for (std::size_t p = 0; p < shapes.space.size(); ++p)
        painter.fillPath(shapes.space[p].path, QColor(0, 0, static_cast<int>(p)));
    painter.end();
    cells_.reserve(static_cast<std::size_t>(size_.width()) * static_cast<std::size_t>(size_.height()));
    for (int y = 0; y < size_.height(); ++y)
        for (int x = 0; x < size_.width(); ++x)
            cells_.push_back(static_cast<std::uint8_t>(image.pixel(x, y) & 0xFF));
}

/// Returns the index of the column or row of cells at a coordinate, -1 off the map.
int SpaceRaster::cellAt(double coordinate, int cells)
{
    const int at = coordinate < 0 ? -1 : static_cast<int>(coordinate / cell);
    return at < cells ? at : -1;
}

bool SpaceRaster::isIn(const QPointF& point, Province province) const
{
    const int column = cellAt(point.x(), size_.width()), row = cellAt(point.y(), size_.height());
    if (column < 0 || row < 0) return false;
    const std::ptrdiff_t at = static_cast<std::ptrdiff_t>(row) * size_.width() + column;
    return cells_[static_cast<std::size_t>(at)] == index(province);
}

AreaShares SpaceRaster::shares(const QRectF& box, Province own) const
{
    QVarLengthArray<int, 64> columns;
    for (double x = box.left() + cell; x < box.right(); x += 2 * cell)
        columns.push_back(cellAt(x, size_.width()));
    int inOwn = 0, inSea = 0, inLand = 0, count = 0;
    for (double y = box.top() + cell / 2; y < box.bottom(); y += cell) {
        count += static_cast<int>(columns.size());
        const int row = cellAt(y, size_.height());
        if (row < 0) continue;
        const std::uint8_t* cells = cells_.data() + static_cast<std::ptrdiff_t>(row) * size_.width();
        for (int column : columns) {
            if (column < 0) continue;
            const std::size_t space = cells[column];
            ++(space == index(own) ? inOwn : area_[space] == Area::Sea ? inSea : inLand);
        }
    }
    const double unit = count ? 1. / count : 0;
    return {inOwn * unit, inSea * unit, inLand * unit, (count - inOwn - inSea - inLand) * unit};
}

} // namespace chancery
