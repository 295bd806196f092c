// SPDX-License-Identifier: GPL-3.0-or-later
// Turns rings the right way round and cuts outlines where the neighbour changes.
#include "ui/draw/board_shapes.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace chancery {

namespace {

QPointF toMapUnits(OutlinePoint p)
{
    return {p.x / 10., p.y / 10.};
}

double signedArea(const OutlineRing& ring)
{
    double sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const OutlinePoint a = ring[i], b = ring[(i + 1) % ring.size()];
        sum += static_cast<double>(a.x) * b.y - static_cast<double>(b.x) * a.y;
    }
    return sum / 2;
}

bool encloses(const OutlineRing& ring, OutlinePoint p)
{
    bool inside = false;
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
        const OutlinePoint a = ring[i], b = ring[j];
        if ((a.y > p.y) == (b.y > p.y)) continue;
        const double x = a.x + static_cast<double>(p.y - a.y) * (b.x - a.x) / (b.y - a.y);
        if (p.x < x) inside = !inside;
    }
    return inside;
}

bool isHole(const std::vector<OutlineRing>& rings, std::size_t which)
{
    int depth = 0;
    for (std::size_t i = 0; i < rings.size(); ++i)
        if (i != which && encloses(rings[i], rings[which].front())) ++depth;
    return depth % 2 == 1;
}

QPainterPath orientedPath(const std::vector<OutlineRing>& rings)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (std::size_t i = 0; i < rings.size(); ++i) {
        OutlineRing ring = rings[i];
        if ((signedArea(ring) > 0) == isHole(rings, i)) std::reverse(ring.begin(), ring.end());
        path.moveTo(toMapUnits(ring.front()));
        for (std::size_t k = 1; k < ring.size(); ++k) path.lineTo(toMapUnits(ring[k]));
        path.closeSubpath();
    }
    return path;
}

/// Every edge of every province, to find the neighbour across it.
class EdgeTable
{
public:
    EdgeTable(const Map& map, const MapOutline& outline)
        : width_(outline.width)
        , height_(outline.height)
    {
        for (const SpaceOutline& space : outline.spaces) {
            const Province owner = map.findProvince(space.code);
            for (const OutlineRing& ring : space.rings)
                for (std::size_t i = 0; i < ring.size(); ++i)
                    edges_.push_back({key(ring[i], ring[(i + 1) % ring.size()]), owner});
        }
        std::sort(edges_.begin(), edges_.end(), [](const Edge& a, const Edge& b) { return a.ends < b.ends; });
    }

    /// Returns the province on the other side of an edge of `self`.
    Province beyond(Province self, OutlinePoint a, OutlinePoint b) const
    {
        const Ends ends = key(a, b);
        auto it = std::lower_bound(edges_.begin(), edges_.end(), ends,
                                   [](const Edge& e, const Ends& k) { return e.ends < k; });
        for (; it != edges_.end() && it->ends == ends; ++it)
            if (it->owner != self) return it->owner;
        return noProvince;
    }

    bool onFrame(OutlinePoint a, OutlinePoint b) const
    {
        return (a.x == b.x && (a.x == 0 || a.x == width_)) || (a.y == b.y && (a.y == 0 || a.y == height_));
    }

private:
    using Ends = std::pair<OutlinePoint, OutlinePoint>;
    struct Edge
    {
        Ends ends;
        Province owner;
    };

    static Ends key(OutlinePoint a, OutlinePoint b) { return a < b ? Ends{a, b} : Ends{b, a}; }

    std::int32_t width_, height_;
    std::vector<Edge> edges_;
};

using Polyline = std::vector<QPointF>;

double distanceToLine(QPointF p, QPointF a, QPointF b)
{
    const QPointF ab = b - a, ap = p - a;
    const double length = std::hypot(ab.x(), ab.y());
    return length == 0 ? std::hypot(ap.x(), ap.y()) : std::abs(ab.x() * ap.y() - ab.y() * ap.x()) / length;
}

/// Keeps the points that are further than `tolerance` from the line through the points kept (Douglas and
/// Peucker 1973).
void simplify(const Polyline& line, std::size_t first, std::size_t last, double tolerance, Polyline& kept)
{
    std::size_t farthest = first;
    double most = tolerance;
    for (std::size_t i = first + 1; i < last; ++i)
        if (const double d = distanceToLine(line[i], line[first], line[last]); d > most) {
            most = d;
            farthest = i;
        }
    if (farthest == first) return kept.push_back(line[last]);
    simplify(line, first, farthest, tolerance, kept);
    simplify(line, farthest, last, tolerance, kept);
}

QPainterPath coarsePath(const Polyline& line)
{
    constexpr double tolerance = 1.2; // map units; a band is five times as wide
    Polyline kept{line.front()};
    const std::size_t middle = line.size() / 2; // a closed line has no ends to measure from
    simplify(line, 0, middle, tolerance, kept);
    if (middle + 1 < line.size()) simplify(line, middle, line.size() - 1, tolerance, kept);
    QPainterPath path(kept.front());
    for (std::size_t i = 1; i < kept.size(); ++i) path.lineTo(kept[i]);
    return path;
}

struct Side
{
    Province beyond;
    bool frame;
    bool operator==(const Side&) const = default;
};

void addRuns(std::vector<OutlineRun>& runs, const OutlineRing& ring, Province self, const EdgeTable& table)
{
    const std::size_t n = ring.size();
    std::vector<Side> sides(n);
    for (std::size_t i = 0; i < n; ++i) {
        const OutlinePoint a = ring[i], b = ring[(i + 1) % n];
        sides[i] = {table.beyond(self, a, b), table.onFrame(a, b)};
    }
    std::size_t start = 0; // where the neighbour changes, so that no run is cut in two
    while (start < n && sides[start] == sides[(start + n - 1) % n]) ++start;
    for (std::size_t k = 0; k < n;) {
        const Side side = sides[(start + k) % n];
        Polyline line{toMapUnits(ring[(start + k) % n])};
        for (; k < n && sides[(start + k) % n] == side; ++k)
            line.push_back(toMapUnits(ring[(start + k + 1) % n]));
        QPainterPath coarse = coarsePath(line);
        const QRectF bounds = coarse.boundingRect();
        runs.push_back({side.beyond, side.frame, std::move(coarse), bounds});
    }
}

} // namespace

QPainterPath coarseOutline(const SpaceShape& space)
{
    QPainterPath outline;
    for (const OutlineRun& run : space.runs) outline.addPath(run.coarse);
    return outline;
}

BoardShapes shapesOf(const Map& map, const MapArt& art)
{
    BoardShapes shapes;
    shapes.frame = {0, 0, art.geometry.width, art.geometry.height};
    shapes.space.resize(map.provinces.size());
    const EdgeTable table(map, art.outline);
    for (const SpaceOutline& outline : art.outline.spaces) {
        const Province self = map.findProvince(outline.code);
        SpaceShape shape;
        shape.path = orientedPath(outline.rings);
        shape.bounds = shape.path.boundingRect();
        if (self == noProvince) {
            shapes.impassable.push_back(std::move(shape));
            continue;
        }
        for (const OutlineRing& ring : outline.rings) addRuns(shape.runs, ring, self, table);
        shapes.space[index(self)] = std::move(shape);
    }
    return shapes;
}

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
