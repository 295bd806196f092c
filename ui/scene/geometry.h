// SPDX-License-Identifier: GPL-3.0-or-later
// Points in map units, which are the units of the SVG: x to the right, y down.
#pragma once

namespace chancery {

/// A point or a vector in map units, x to the right and y down.
struct Point
{
    double x = 0, y = 0;

    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
    bool operator==(const Point&) const = default;
};

/// Returns the point at the part `t` of the straight line from a to b; 0 is a and 1 is b.
constexpr Point between(Point a, Point b, double t)
{
    return a + (b - a) * t;
}

} // namespace chancery
