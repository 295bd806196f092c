// SPDX-License-Identifier: GPL-3.0-or-later
// Curves between tokens: bending, trimming, finding the nearest point.
#include "ui/scene/arrows.h"

#include "ui/scene/board_geometry.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace chancery {

namespace {

constexpr double tokenMargin = 3; ///< between a token and an arrow's end

/// Returns the vector turned by 90 degrees to its right (y points down).
Point toTheRight(Point v)
{
    return {-v.y, v.x};
}
double norm(Point v)
{
    return std::sqrt(v.x * v.x + v.y * v.y); // hypot is many times slower, and nothing here is that large
}

/// Returns Catmull and Rom's curve through b and c, with the directions that a and d give it.
Point smooth(Point a, Point b, Point c, Point d, double t)
{
    const Point linear = c - a, square = a * 2 - b * 5 + c * 4 - d, cube = b * 3 - c * 3 + d - a;
    return b + (linear * t + square * (t * t) + cube * (t * t * t)) * 0.5;
}

Point pointThrough(const Curve& c, double t)
{
    const std::size_t last = c.via.size() + 1;
    const auto at = [&](std::size_t i) { return i == 0 ? c.from : i >= last ? c.to : c.via[i - 1]; };
    double whole = 0;
    for (std::size_t i = 0; i < last; ++i) whole += distance(at(i), at(i + 1));
    double left = std::clamp(t, 0., 1.) * whole;
    std::size_t i = 0;
    for (; i + 1 < last && left > distance(at(i), at(i + 1)); ++i) left -= distance(at(i), at(i + 1));
    const double step = std::max(distance(at(i), at(i + 1)), 1e-9);
    return smooth(at(i == 0 ? 0 : i - 1), at(i), at(i + 1), at(i + 2), std::min(left / step, 1.));
}

Curve partThrough(const Curve& c, double t0, double t1)
{
    constexpr int steps = 24;
    Curve cut{pointOn(c, t0), pointOn(c, (t0 + t1) / 2), pointOn(c, t1)};
    for (int i = 1; i < steps; ++i) cut.via.push_back(pointOn(c, t0 + (t1 - t0) * i / steps));
    return cut;
}

bool nearToken(Point token, double scale, Point p)
{
    const double margin = tokenMargin * scale;
    return std::abs(p.x - token.x) < tokenWidth / 2 * scale + margin &&
           std::abs(p.y - token.y) < tokenHeight / 2 * scale + margin;
}

/// Returns the t at which the curve leaves the zone round its start for good; 1 if it never does. A convoyed
/// army that passes the zone again has left it. `inside` tests a point.
template<class Inside>
double leaving(const Curve& curve, Inside inside)
{
    constexpr int steps = 64;
    int last = -1;
    for (int i = 0; i <= steps; ++i)
        if (inside(pointOn(curve, double(i) / steps)))
            last = i;
        else if (!curve.via.empty())
            break;
    if (last == steps) return 1;
    if (last < 0) return 0;
    double in = double(last) / steps, out = double(last + 1) / steps;
    for (int i = 0; i < 12; ++i) (inside(pointOn(curve, (in + out) / 2)) ? in : out) = (in + out) / 2;
    return out;
}

Curve reversed(const Curve& c)
{
    return {c.to, c.bend, c.from, {c.via.rbegin(), c.via.rend()}};
}

/// Returns the part from t0 to t1, made longer round its middle where it would be too short for a head.
Curve legible(const Curve& curve, double t0, double t1, double shortest)
{
    const double middle = (t0 + t1) / 2;
    double half = std::max(0.0, (t1 - t0) / 2);
    Curve wider = part(curve, middle - half, middle + half);
    while (lengthOf(wider) < shortest && half < 0.5) {
        half = std::min(0.5, half + 0.005);
        const double inside = std::clamp(middle, half, 1 - half);
        wider = part(curve, inside - half, inside + half);
    }
    return wider;
}

/// Returns the part from t0 to t1, begun earlier where it would be too short. Its end stays, because it has a
/// meaning.
Curve endingAt(const Curve& curve, double t0, double t1, double shortest)
{
    const double wanted = shortest / std::max(lengthOf(curve), 1e-9);
    return part(curve, std::clamp(t1 - wanted, 0.0, t0), t1);
}

/// Returns a line from a token to a point on another unit's way.
Curve lineTo(Point from, Point to, double scale, double bend)
{
    const Curve curve = bentWay(from, to, bend * distance(from, to));
    const double t0 = leaving(curve, [&](Point p) { return nearToken(from, scale, p); });
    return endingAt(curve, t0, 1, shortestArrow * scale);
}

} // namespace

double distance(Point a, Point b)
{
    return norm(a - b);
}

Point pointOn(const Curve& c, double t)
{
    if (!c.via.empty()) return pointThrough(c, t);
    return between(between(c.from, c.bend, t), between(c.bend, c.to, t), t);
}

Curve part(const Curve& c, double t0, double t1)
{
    if (!c.via.empty()) return partThrough(c, t0, t1);
    const Point bend = between(between(c.from, c.bend, t0), between(c.bend, c.to, t0), t1);
    return {pointOn(c, t0), bend, pointOn(c, t1)};
}

double lengthOf(const Curve& c)
{
    constexpr int steps = 16;
    double sum = 0;
    Point last = c.from;
    for (int i = 1; i <= steps; ++i) {
        const Point next = pointOn(c, double(i) / steps);
        sum += distance(last, next);
        last = next;
    }
    return sum;
}

double nearestOn(const Curve& c, Point p, double t0, double t1)
{
    constexpr int steps = 48;
    double best = t0;
    for (int i = 0; i <= steps; ++i) {
        const double t = t0 + (t1 - t0) * i / steps;
        if (distance(pointOn(c, t), p) < distance(pointOn(c, best), p)) best = t;
    }
    double low = std::max(t0, best - (t1 - t0) / steps), high = std::min(t1, best + (t1 - t0) / steps);
    for (int i = 0; i < 12; ++i) {
        const double third = (high - low) / 3;
        const bool lower = distance(pointOn(c, low + third), p) < distance(pointOn(c, high - third), p);
        (lower ? high : low) = lower ? high - third : low + third;
    }
    return (low + high) / 2;
}

Curve bentWay(Point from, Point to, double bulge)
{
    const Point chord = to - from;
    const double length = std::max(norm(chord), 1e-9);
    return {from, between(from, to, 0.5) + toTheRight(chord) * (2 * bulge / length), to};
}

Curve way(Point from, Point to)
{
    return bentWay(from, to, std::clamp(0.1 * distance(from, to), 6.0, 34.0));
}

Curve wayOver(Point from, Point to, std::span<const Point> fleets)
{
    if (fleets.empty()) return way(from, to);
    return {from, fleets[fleets.size() / 2], to, {fleets.begin(), fleets.end()}};
}

Curve clearOfTokens(const Curve& way, double scale)
{
    const double t0 = leaving(way, [&](Point p) { return nearToken(way.from, scale, p); });
    const double t1 = 1 - leaving(reversed(way), [&](Point p) { return nearToken(way.to, scale, p); });
    return legible(way, t0, t1, shortestArrow * scale);
}

Curve intoTheOpen(const Curve& way, double scale)
{
    constexpr double before = 7;
    const double t0 = leaving(way, [&](Point p) { return nearToken(way.from, scale, p); });
    const double t1 =
        1 - leaving(reversed(way), [&](Point p) { return distance(way.to, p) < before * scale; });
    return legible(way, t0, t1, shortestArrow * scale);
}

Curve upToToken(const Curve& arrow, Point token, double scale)
{
    constexpr int steps = 64;
    constexpr double head = 15, least = .55;
    const double headStarts = 1 - head * scale / std::max(lengthOf(arrow), head * scale);
    const auto hidden = [&](double t) { return tokenCovers(token, scale, pointOn(arrow, t)); };
    bool under = false;
    for (int i = 0; i <= steps; ++i) under = under || hidden(headStarts + (1 - headStarts) * i / steps);
    if (!under) return arrow;
    double end = 1;
    for (int i = steps; i > 0; --i)
        if (hidden(double(i) / steps)) end = double(i - 1) / steps;
    return end < 1 ? part(arrow, 0, std::max(end, least)) : arrow;
}

double joiningAt(Point from, const Curve& supported, double scale)
{
    const double t = nearestOn(supported, from, 0.3, 0.75);
    if (!nearToken(from, scale, pointOn(supported, t))) return t;
    return distance(from, supported.from) > distance(from, supported.to) ? 0.15 : 0.85;
}

Curve ontoCurve(Point from, const Curve& supported, double t, double scale, double bend)
{
    return lineTo(from, pointOn(supported, t), scale, bend);
}

void spread(std::vector<double>& joins, double gap)
{
    constexpr double first = 0.15, last = 0.85;
    if (joins.size() > 1) gap = std::min(gap, (last - first) / static_cast<double>(joins.size() - 1));
    std::vector<std::size_t> order(joins.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return joins[i]; });
    double before = -1;
    for (const std::size_t i : order) before = joins[i] = std::max(joins[i], before + gap);
    double behind = last + gap;
    std::for_each(order.rbegin(), order.rend(),
                  [&](std::size_t i) { behind = joins[i] = std::min(joins[i], behind - gap); });
}

Curve ontoRing(Point from, Point unit, double scale, double bend)
{
    const Curve curve = bentWay(from, unit, bend * distance(from, unit));
    const double t0 = leaving(curve, [&](Point p) { return nearToken(from, scale, p); });
    const double t1 =
        1 - leaving(reversed(curve), [&](Point p) { return distance(unit, p) < ringRadius * scale; });
    return endingAt(curve, t0, t1, shortestArrow * scale);
}

} // namespace chancery
