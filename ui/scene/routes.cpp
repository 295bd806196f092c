// SPDX-License-Identifier: GPL-3.0-or-later
// Tries a few bends and takes the one that covers least.
#include "ui/scene/routes.h"

#include "ui/scene/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr double nameHeight = 17, letterWidth = 8, codeHeight = 26,
                 codeWidth = 54; ///< map units, as the painters write them
constexpr double halfArrow = 5, headLength = 14;
constexpr double stride = 5;  ///< between the points of an arrow that are checked
constexpr double detour = .3; ///< the cost of a longer way by water; that of land is 1

Box tokenAt(Point at, double scale)
{
    return {at, tokenWidth / 2 * scale, tokenHeight / 2 * scale};
}

/// Returns roughly the area of a name with this many letters, broken in two where it is wider than its room.
Box nameBox(const BoardGeometry& board, std::size_t province, std::size_t letters)
{
    const double wide = letterWidth * static_cast<double>(letters), room = board.labelWidth[province];
    const double lines = wide > room ? 2 : 1;
    return {board.label[province], std::min(wide / lines, room) / 2, nameHeight * lines / 2};
}

/// Returns the boxes that an arrow between two places could touch.
std::vector<Box> near(const std::vector<Box>& boxes, Point from, Point to)
{
    const double reach = 0.5 * distance(from, to) + 60;
    const Point middle = between(from, to, 0.5);
    std::vector<Box> kept;
    for (const Box& box : boxes)
        if (!box.holds(from) && !box.holds(to) && box.holds(middle, reach)) kept.push_back(box);
    return kept;
}

/// Returns the sum of `count` over points along the arrow, a stride apart.
template<class Count>
double along(const Curve& arrow, Count count)
{
    const int steps = std::clamp(static_cast<int>(lengthOf(arrow) / stride), 4, 60);
    double hits = 0;
    for (int i = 0; i <= steps; ++i) hits += static_cast<double>(count(pointOn(arrow, double(i) / steps)));
    return hits * stride;
}

double covered(const Curve& arrow, const std::vector<Box>& boxes, double margin)
{
    return along(arrow, [&](Point p) {
        return std::ranges::count_if(boxes, [&](const Box& b) { return b.holds(p, margin); });
    });
}

double outside(const Curve& arrow, const Box& box, double margin)
{
    return along(arrow, [&](Point p) { return box.holds(p, -margin) ? 0 : 1; });
}

/// Returns how much of an arrow is on land, in map units.
double overLand(const Curve& arrow, const LandGrid& land)
{
    constexpr int steps = 60;
    int hits = 0;
    for (int i = 0; i <= steps; ++i) hits += land.isLand(pointOn(arrow, double(i) / steps));
    return lengthOf(arrow) * hits / (steps + 1);
}

Curve headOf(const Curve& arrow, double scale)
{
    return part(arrow, 1 - std::min(0.5, headLength * scale / std::max(lengthOf(arrow), 1.)), 1);
}

struct Trial
{
    Point from, to;
    double scale;
    std::vector<Box> tokens, names;
    Box board;
    const LandGrid* land; ///< of a way by water, else nullptr
    double longEnough;    ///< the length of the arrow that is wanted

    /// Returns the cost of the way with this bend.
    double cost(double bulge, double wanted) const
    {
        const Curve arrow = clearOfTokens(bentWay(from, to, bulge), scale);
        const double thick = halfArrow * std::sqrt(scale);
        double sum = (land ? .1 : .4) * std::abs(bulge - wanted) + (bulge < 0 ? 2 : 0);
        sum += 2 * covered(arrow, tokens, thick) + covered(arrow, names, thick);
        sum += 2 * covered(headOf(arrow, scale), names, thick);
        sum += 10 * outside(arrow, board, thick);
        if (land) sum += overLand(arrow, *land) + detour * (lengthOf(arrow) - distance(arrow.from, arrow.to));
        if (tokenCovers(from, scale, arrow.from) || tokenCovers(to, scale, arrow.to) ||
            tokenCovers(from, scale, pointOn(arrow, 0.5)))
            sum += 400;
        return sum + std::max(0., longEnough - lengthOf(arrow));
    }
};

} // namespace

Clutter clutterOf(const Map& map, const BoardGeometry& board, const Position& position, double scale)
{
    Clutter clutter;
    clutter.width = board.width;
    clutter.height = board.height;
    clutter.land = &board.land;
    for (const Unit& unit : position.units) clutter.tokens.push_back(tokenAt(placeOf(board, unit), scale));
    for (const DislodgedUnit& unit : position.dislodged)
        clutter.tokens.push_back(tokenAt(asideOf(board, unit.unit, scale), scale));
    if (board.namesSeen) {
        clutter.names = board.namesSeen(scale, scale == projectorTokenScale ? 1 : 0);
        return clutter;
    }
    const bool codes = scale > 1.3;
    for (std::size_t p = 0; p < map.provinces.size() && p < board.label.size(); ++p)
        clutter.names.push_back(codes ? Box{board.abbreviation[p], codeWidth / 2, codeHeight / 2}
                                      : nameBox(board, p, map.provinces[p].name.size()));
    return clutter;
}

std::vector<PossibleWay> waysAround(Point from, Point to, const Clutter& clutter, double scale,
                                    bool keepRight, bool byWater, double wantedLength)
{
    const double length = distance(from, to), wanted = std::clamp(0.1 * length, 6., 34.);
    const Trial trial{from,
                      to,
                      scale,
                      near(clutter.tokens, from, to),
                      near(clutter.names, from, to),
                      Box{{clutter.width / 2, clutter.height / 2}, clutter.width / 2, clutter.height / 2},
                      byWater ? clutter.land : nullptr,
                      wantedLength * scale};
    std::vector<PossibleWay> ways{{bentWay(from, to, wanted), trial.cost(wanted, wanted)}};
    const auto consider = [&](double bulge) {
        if (keepRight && bulge < wanted) return;
        ways.push_back({bentWay(from, to, bulge), trial.cost(bulge, wanted)});
        if (ways.back().cost < ways.front().cost) std::swap(ways.back(), ways.front());
    };
    for (const double factor : {0.4, 1.6, 2.3, 3.0, -0.6, -1.2, -2.0, -2.8})
        if (std::abs(factor * wanted) < 0.4 * length) consider(factor * wanted);
    if (trial.land)
        for (double wide = 50; wide < .55 * length; wide += 30)
            for (const double side : {1., -1.}) consider(side * wide);
    if (length < (wantedLength + 53) * scale) // so close that the arrow has to go in an arch
        for (const double arch : {14., 20., 26., 34., 42., 50.})
            for (const double side : {1., -1.}) consider(side * arch * scale);
    return ways;
}

Curve wayAround(Point from, Point to, const Clutter& clutter, double scale, bool keepRight, bool byWater)
{
    return waysAround(from, to, clutter, scale, keepRight, byWater).front().way;
}

double coveredByTokens(const Curve& arrow, const Clutter& clutter, Point from, Point to, double scale)
{
    return covered(arrow, near(clutter.tokens, from, to), halfArrow * std::sqrt(scale));
}

Curve arrowOn(const Curve& way, const Clutter& clutter, double scale, WayEnd end)
{
    constexpr double furthest = 36;
    const Curve whole = end == WayEnd::Open ? intoTheOpen(way, scale) : clearOfTokens(way, scale);
    const double length = lengthOf(whole);
    for (double back = 0; back <= furthest * scale && length - back > 2 * shortestArrow * scale; back += 4) {
        const Curve shorter = part(whole, 0, 1 - back / length);
        if (covered(headOf(shorter, scale), clutter.names, 1) == 0) return shorter;
    }
    return whole;
}

} // namespace chancery
