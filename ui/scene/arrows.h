// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of order arrows: gentle curves that keep clear of tokens and end on what they mean. routes.h
// leads them round obstacles. All lengths are in map units.
#pragma once

#include "ui/scene/board_geometry.h"

#include <span>
#include <vector>

namespace chancery {

/// A curve in map units. It is quadratic with the control point `bend`; if `via` has points, it goes smoothly
/// through these instead.
struct Curve
{
    Point from, bend, to;     ///< the start, the control point and the end
    std::vector<Point> via{}; ///< points to go through between start and end
    bool operator==(const Curve&) const = default;
};

/// Returns the point at t, from 0 at the start to 1 at the end.
Point pointOn(const Curve& curve, double t);
/// Returns the part of the curve from t0 to t1.
Curve part(const Curve& curve, double t0, double t1);
/// Returns the approximate length of the curve.
double lengthOf(const Curve& curve);
/// Returns the t, between t0 and t1, of the point on the curve that is nearest to `point`.
double nearestOn(const Curve& curve, Point point, double t0 = 0, double t1 = 1);
/// Returns the straight distance between two points.
double distance(Point a, Point b);

/// Returns the way that a token travels. It bends to its right by a tenth of its length, within 6 and 34
/// units, so that opposite ways lie apart.
Curve way(Point from, Point to);
/// Returns a way whose middle is `bulge` to the right of the straight line, or to the left if that is
/// negative.
Curve bentWay(Point from, Point to, double bulge);
/// Returns the way of a convoyed army through its fleets in this order. Without fleets it is as way().
Curve wayOver(Point from, Point to, std::span<const Point> fleets);

/// Returns the visible part of a way between two tokens of this scale. The part is at least shortestArrow
/// times the scale long where the way allows it, so that a short arrow keeps its head.
Curve clearOfTokens(const Curve& way, double tokenScale);
/// Returns the visible part of a way at whose end no token stands: as clearOfTokens(), but nearly to the end.
Curve intoTheOpen(const Curve& way, double tokenScale);
/// Returns the part of an arrow that ends at a token of this scale, if the arrow's head lies under that; else
/// the whole arrow. More than half of the arrow stays, with what ends on it.
Curve upToToken(const Curve& arrow, Point token, double tokenScale);
/// The shortest arrow, in map units at token scale 1.
inline constexpr double shortestArrow = 18;

/// Returns the t where a supporter's arrow best meets the supported curve. It is away from both ends of the
/// curve and not under the supporter's own token.
double joiningAt(Point from, const Curve& supported, double tokenScale);
/// The bend of the arrows of supports and convoys, as a part of their length to the right.
inline constexpr double usualBend = .04;
/// Returns the arrow from a supporter to the point t of the curve that it supports.
Curve ontoCurve(Point from, const Curve& supported, double t, double tokenScale, double bend = usualBend);
/// Moves the t of several supporters on one curve apart, so that they differ by `gap`. They stay between 0.15
/// and 0.85; if these leave no room, the gap becomes smaller.
void spread(std::vector<double>& joins, double gap);
/// Returns the arrow from a supporter to the ring round the unit that it supports to hold.
Curve ontoRing(Point from, Point unit, double tokenScale, double bend = usualBend);
/// The radius of the rings round units, in map units at token scale 1.
inline constexpr double ringRadius = 29;

} // namespace chancery
