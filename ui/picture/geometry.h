// SPDX-License-Identifier: GPL-3.0-or-later
// Points in map units: the SVG's own, x to the right, y down.
#pragma once

namespace chancery {

struct Point
{
    double x = 0, y = 0;

    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
    bool operator==(const Point&) const = default;
};

constexpr Point between(Point a, Point b, double t) { return a + (b - a) * t; }

} // namespace chancery
