// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/path_pieces.h"

#include <QPolygonF>

namespace chancery {

namespace {

/// Returns the part of a ring on one side of a line. `inside` says which side a point is on; `meet` returns
/// where an edge crosses the line.
template<class Inside, class Meet>
QPolygonF cut(const QPolygonF& ring, Inside inside, Meet meet)
{
    QPolygonF kept;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QPointF a = ring[i], b = ring[(i + 1) % ring.size()];
        if (inside(a)) kept << a;
        if (inside(a) != inside(b)) kept << meet(a, b);
    }
    return kept;
}

/// Cuts a ring to a rectangle (Sutherland and Hodgman 1974). Separate parts stay joined by edges along the
/// rectangle, which cover no area.
QPolygonF cutTo(const QRectF& tile, QPolygonF ring)
{
    const auto atX = [](double x) {
        return [x](QPointF a, QPointF b) {
            return QPointF(x, a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x()));
        };
    };
    const auto atY = [](double y) {
        return [y](QPointF a, QPointF b) {
            return QPointF(a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()), y);
        };
    };
    ring = cut(
        ring, [&](QPointF p) { return p.x() >= tile.left(); }, atX(tile.left()));
    ring = cut(
        ring, [&](QPointF p) { return p.x() <= tile.right(); }, atX(tile.right()));
    ring = cut(
        ring, [&](QPointF p) { return p.y() >= tile.top(); }, atY(tile.top()));
    return cut(
        ring, [&](QPointF p) { return p.y() <= tile.bottom(); }, atY(tile.bottom()));
}

} // namespace

std::vector<QPainterPath> cutIntoPieces(const QPainterPath& path)
{
    constexpr double side = 200, overlap = 1;
    const QRectF bounds = path.boundingRect();
    const QList<QPolygonF> rings = path.toSubpathPolygons();
    std::vector<QPainterPath> pieces;
    for (double x = bounds.left(); x < bounds.right(); x += side)
        for (double y = bounds.top(); y < bounds.bottom(); y += side) {
            QPainterPath piece;
            piece.setFillRule(path.fillRule());
            for (const QPolygonF& ring : rings) {
                const QPolygonF part = cutTo({x, y, side + overlap, side + overlap}, ring);
                if (part.size() < 3) continue;
                piece.addPolygon(part);
                piece.closeSubpath();
            }
            if (!piece.isEmpty()) pieces.push_back(std::move(piece));
        }
    return pieces;
}

} // namespace chancery
