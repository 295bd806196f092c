// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/land_cells.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr double leastCell = 6, mostCells = 400; ///< map units; cells in a row or column

} // namespace

LandGrid landOf(const Map& map, const MapArt& art)
{
    const BoardGeometry& g = art.geometry;
    LandGrid grid;
    grid.cell = std::max(leastCell, std::max(g.width, g.height) / mostCells);
    QImage image(static_cast<int>(std::ceil(g.width / grid.cell)),
                 static_cast<int>(std::ceil(g.height / grid.cell)), QImage::Format_Grayscale8);
    if (image.isNull()) return {};
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.scale(1 / grid.cell, 1 / grid.cell);
    for (const QPainterPath& path : art.impassable) painter.fillPath(path, Qt::white);
    for (std::size_t p = 0; p < map.provinces.size(); ++p)
        if (map.provinces[p].terrain != Terrain::Sea) painter.fillPath(art.space[p], Qt::white);
    painter.end();
    grid.columns = static_cast<std::size_t>(image.width());
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) grid.cells.push_back(image.constScanLine(y)[x] > 127);
    return grid;
}

} // namespace chancery
