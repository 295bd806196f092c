// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of order arrows: gentle curves that keep clear of tokens and end where their meaning is. What
// they go round is in routes.h.
#pragma once

#include "ui/picture/geometry.h"

#include <optional>
#include <span>
#include <vector>

namespace chancery {

/// A quadratic curve from `from` over the control point `bend` to `to`; or, if there are any, smoothly through
/// the points `via`.
struct Curve
{
    Point from, bend, to;
    std::vector<Point> via{};
    bool operator==(const Curve&) const = default;
};

Point pointOn(const Curve& curve, double t);          ///< 0 <= t <= 1
Curve part(const Curve& curve, double t0, double t1); ///< the same curve from t0 to t1
double lengthOf(const Curve& curve);                  ///< approximate
double nearestOn(const Curve& curve, Point point, double t0 = 0, double t1 = 1); ///< t of the nearest point
double distance(Point a, Point b);

/// The way a token travels: bends a tenth of its length to its right, so that opposite ways lie apart.
Curve way(Point from, Point to);
/// The same, with its middle so far to its right; to its left if negative.
Curve bentWay(Point from, Point to, double bulge);
/// The way of a convoyed army, over all fleets that carry it one after the other.
Curve wayOver(Point from, Point to, std::span<const Point> fleets);

/// The visible part of a way between two tokens of this scale. Never shorter than `shortestArrow`, so that a
/// short one keeps its head.
Curve clearOfTokens(const Curve& way, double tokenScale);
inline constexpr double shortestArrow = 18;

/// Where on a curve a supporter joins it best, as t; away from both ends, and from the supporter's own token.
double joiningAt(Point from, const Curve& supported, double tokenScale);
/// From a supporter to a point of the curve that it supports.
Curve ontoCurve(Point from, const Curve& supported, double t, double tokenScale);
/// Moves the places where several supporters join one curve apart, as little as can be.
void spread(std::vector<double>& joins, double gap);
/// From a convoying fleet to the way of the army that it carries; nothing if that way passes the fleet
/// itself.
std::optional<Curve> linkTo(Point fleet, const Curve& carried, double tokenScale);
/// From a supporter to the ring round the unit that it supports in place.
Curve ontoRing(Point from, Point unit, double tokenScale);
/// Radius of the rings round units, map units at token scale 1.
inline constexpr double ringRadius = 29;

} // namespace chancery
