// SPDX-License-Identifier: GPL-3.0-or-later
// The shape is turned until the hatch is horizontal; each line is then cut where the outline crosses it.
#include "ui/draw/hatch.h"

#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

/// Horizontal lines at `shift` and at every `spacing` from there.
struct Lines
{
    double spacing, shift;

    int firstBelow(double y) const { return static_cast<int>(std::ceil((y - shift) / spacing)); }
    double height(int line) const { return shift + line * spacing; }
};

void addCrossings(std::vector<std::vector<double>>& crossings, int first, const Lines& lines, QPointF a,
                  QPointF b)
{
    if (a.y() > b.y()) std::swap(a, b);
    const int end = lines.firstBelow(b.y()); // its lower end belongs to the next edge
    for (int line = lines.firstBelow(a.y()); line < end; ++line) {
        const double share = (lines.height(line) - a.y()) / (b.y() - a.y());
        crossings[static_cast<std::size_t>(line - first)].push_back(a.x() + share * (b.x() - a.x()));
    }
}

void addLines(std::vector<QLineF>& found, const QPainterPath& shape, double degrees, const Lines& lines)
{
    QTransform level;
    level.rotate(-degrees);
    const QTransform back = level.inverted();
    const QList<QPolygonF> rings = shape.toSubpathPolygons(level);
    QRectF box;
    for (const QPolygonF& ring : rings) box |= ring.boundingRect();
    const int first = lines.firstBelow(box.top()), end = lines.firstBelow(box.bottom());
    std::vector<std::vector<double>> crossings(static_cast<std::size_t>(std::max(0, end - first)));
    for (const QPolygonF& ring : rings)
        for (qsizetype i = 0; i + 1 < ring.size(); ++i)
            addCrossings(crossings, first, lines, ring[i], ring[i + 1]);
    for (std::size_t i = 0; i < crossings.size(); ++i) {
        std::vector<double>& at = crossings[i];
        std::sort(at.begin(), at.end());
        const double y = lines.height(first + static_cast<int>(i));
        for (std::size_t k = 0; k + 1 < at.size(); k += 2)
            found.push_back(back.map(QLineF(at[k], y, at[k + 1], y)));
    }
}

} // namespace

Hatch hatchOf(std::size_t power)
{
    constexpr Hatch hatches[] = {
        {45, 10},
        {135, 10},
        {90, 10},
        {0, 10},
        {45, 15, true, false},
        {0, 15, true, false},
        {45, 17, false, true},
    };
    constexpr std::size_t count = std::size(hatches);
    Hatch hatch = hatches[power % count];
    hatch.spacing *= 1 + .6 * static_cast<double>(power / count);
    return hatch;
}

std::vector<QLineF> hatchLines(const QPainterPath& shape, const Hatch& hatch)
{
    constexpr double beside = 4;
    std::vector<QLineF> lines;
    addLines(lines, shape, hatch.degrees, {hatch.spacing, 0});
    if (hatch.doubled) addLines(lines, shape, hatch.degrees, {hatch.spacing, beside});
    if (hatch.crossed) addLines(lines, shape, hatch.degrees + 90, {hatch.spacing, 0});
    return lines;
}

} // namespace chancery
