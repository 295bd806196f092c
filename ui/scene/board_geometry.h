// SPDX-License-Identifier: GPL-3.0-or-later
// Points in map units, and where tokens, names and centres are on the drawn map: the anchors of the SVG, a
// fleet at its coast, a dislodged unit beside its victor. Drawing only, no rules.
#pragma once

#include "engine/base/ids.h"
#include "engine/map/position.h"

#include <cstddef>
#include <functional>
#include <vector>

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

/// An upright rectangle in map units.
struct Box
{
    Point middle;                         ///< the middle
    double halfWidth = 0, halfHeight = 0; ///< half the size
    /// Returns whether the point is in the box, made larger by `margin` on every side.
    bool holds(Point p, double margin = 0) const;
};

/// Land and water of a drawn map in square cells. An empty grid is all water.
struct LandGrid
{
    double cell = 1;                  ///< the side of a cell, in map units
    std::size_t columns = 0;          ///< cells in a row
    std::vector<unsigned char> cells; ///< row by row: 1 is land, 0 water

    /// Returns whether a point in map units is on land; beside the map nothing is.
    bool isLand(Point p) const
    {
        if (p.x < 0 || p.y < 0 || columns == 0) return false;
        const auto column = static_cast<std::size_t>(p.x / cell), row = static_cast<std::size_t>(p.y / cell);
        return column < columns && row < cells.size() / columns && cells[row * columns + column] != 0;
    }
};

/// The anchors of a drawn map, in map units.
struct BoardGeometry
{
    double width = 0, height = 0;    ///< the size of the SVG's viewBox
    std::vector<Point> unit;         ///< [location] middle of a token; each coast has its own
    std::vector<Point> dislodged;    ///< [location] middle of a dislodged token, beside the victor
    std::vector<Point> label;        ///< [province] middle of the name
    std::vector<Point> centre;       ///< [province] supply centre marker; {0,0} where there is none
    std::vector<double> labelWidth;  ///< [province] room for the name; a wider name is broken or shrunk
    std::vector<Point> abbreviation; ///< [province] middle of the code, where it replaces the name
    LandGrid land{};                 ///< land and water, so that fleets' arrows keep to the water
    /// Returns the boxes of the names or codes of all provinces where a board with tokens of this scale
    /// really has them: that of an audience window this close, or that of the gamemaster for closeness 0.
    /// Empty if nothing places them.
    std::function<std::vector<Box>(double tokenScale, double closeness)> namesSeen{};

    /// Returns the middle of a token at this location.
    Point unitAt(Location l) const { return unit[index(l)]; }
    /// Returns the middle of a dislodged token at this location.
    Point dislodgedAt(Location l) const { return dislodged[index(l)]; }
};

/// The size of a token at scale 1, in map units. Painters keep to it, and arrows end outside it.
inline constexpr double tokenWidth = 41, tokenHeight = 32;
/// The scale of tokens in the audience window, so that they can be read from across the room.
/// On the standard map they are 48 by 37 pixels in a window of 1920 by 1080.
inline constexpr double projectorTokenScale = 1.74;

/// The scale of badges by that of tokens, in the audience window.
inline constexpr double roomBadgeShare = 1.34;

/// Returns the scale of the badges with strengths beside tokens of this scale. In the audience window they
/// are 44 pixels of 1080 on the standard map.
constexpr double badgeScaleFor(double tokenScale)
{
    return tokenScale < projectorTokenScale ? tokenScale : tokenScale * roomBadgeShare;
}

/// Returns the middle of a unit's token.
Point placeOf(const BoardGeometry& board, const Unit& unit);
/// Returns the middle of a dislodged unit's token, beside the unit that dislodged it. The distance grows with
/// the token scale.
Point asideOf(const BoardGeometry& board, const Unit& dislodged, double tokenScale = 1);

/// Returns whether a token of this scale with its middle at `token` covers the point.
bool tokenCovers(Point token, double tokenScale, Point point);

} // namespace chancery
