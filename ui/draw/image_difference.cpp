// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/image_difference.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace chancery {

namespace {

constexpr int tile = 32;          ///< device pixels
constexpr int comparedHigh = 256; ///< a multiple of a tile: comparing it takes about a millisecond

bool differ(const QImage& a, const QImage& b, const QRect& part)
{
    const auto bytes = static_cast<std::size_t>(part.width()) * sizeof(QRgb);
    const auto first = static_cast<std::ptrdiff_t>(part.left()) * static_cast<std::ptrdiff_t>(sizeof(QRgb));
    for (int y = part.top(); y <= part.bottom(); ++y)
        if (std::memcmp(a.constScanLine(y) + first, b.constScanLine(y) + first, bytes) != 0) return true;
    return false;
}

/// Adds the tiles of a rectangle of tiles that differ, those beside each other as one.
void addDiffering(std::vector<QRect>& found, const QImage& a, const QImage& b, const QRect& area)
{
    for (int y = area.top(); y <= area.bottom(); y += tile) {
        QRect run;
        for (int x = area.left(); x <= area.right(); x += tile) {
            const QRect part = QRect(x, y, tile, tile) & area;
            if (differ(a, b, part)) {
                run = run.isNull() ? part : run.united(part);
            } else if (!run.isNull()) {
                found.push_back(run);
                run = QRect();
            }
        }
        if (!run.isNull()) found.push_back(run);
    }
}

/// Returns the rectangle with its edges between tiles.
QRect inTiles(const QRect& area)
{
    const auto down = [](int at) { return at / tile * tile; };
    return {QPoint(down(std::max(0, area.left())), down(std::max(0, area.top()))),
            QPoint(down(std::max(0, area.right())) + tile - 1, down(std::max(0, area.bottom())) + tile - 1)};
}

} // namespace

void ImageDifference::begin(QSize size)
{
    size_ = size;
    left_ = QRect(QPoint(), size);
    differs_ = {};
}

void ImageDifference::changed(const QRegion& region)
{
    if (size_.isEmpty()) return;
    for (const QRect& part : region& QRect(QPoint(), size_)) left_ += inTiles(part);
    left_ &= QRect(QPoint(), size_);
}

void ImageDifference::compare(const QImage& a, const QImage& b, bool all)
{
    if (left_.isEmpty()) return;
    const QRect strip(0, left_.boundingRect().top() / comparedHigh * comparedHigh, size_.width(),
                      comparedHigh);
    const QRegion now = all ? left_ : left_ & strip;
    std::vector<QRect> found;
    for (const QRect& area : now) addDiffering(found, a, b, area);
    differs_ -= now;
    for (const QRect& part : found) differs_ += part;
    left_ -= now;
}

} // namespace chancery
