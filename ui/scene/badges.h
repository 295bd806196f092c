// SPDX-License-Identifier: GPL-3.0-or-later
// The strengths that a fight shows beside its units, taken from the findings.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/map/map.h"
#include "ui/scene/fights.h"
#include "ui/scene/order_drawing.h"
#include "ui/scene/storyboard.h"

#include <cstddef>
#include <map>
#include <vector>

namespace chancery {

/// Returns the result of the order that the unit that started in a province carried out, or nullptr if it has
/// none that counted.
const OrderResult* governing(const Map& map, const Outcome& outcome, Province unit);

/// Returns whether a badge is drawn where this one would be.
bool holdsPlaceOf(const std::vector<Badge>& badges, const Badge& badge);

/// Returns the strengths that decided something among these results. A unit that moves may have two: what it
/// attacks with, and below that what it is held with in the province where it started, or what it keeps
/// others out with where that differs.
std::vector<Badge> strengthsIn(const Map& map, const Outcome& outcome,
                               const std::vector<std::size_t>& results);

/// Where a unit has its badges round its token, in half its width and height.
struct BadgeSpot
{
    Point first;  ///< of its first strength
    Point second; ///< of its second strength, below the first
    bool operator==(const BadgeSpot&) const = default;
};
/// The corners on the left, where badges are unless they hide other units there.
inline constexpr BadgeSpot usualSpot{{-1, -1}, {-1, 1}};

/// Returns where a badge of this scale is drawn beside the token of its unit.
Point badgeAt(const BoardGeometry& board, const Unit& unit, const Badge& badge, double badgeScale,
              const BadgeSpot& spot);

/// The scales of tokens and badges that are seen together.
struct BadgeScales
{
    double token = 1; ///< of tokens
    double badge = 1; ///< of badges
    /// How close the camera of the audience window is; 0 for the gamemaster's board.
    double closeness = 0;
};

/// Returns the spots at which badges hide least of the other units of their fights and of names, at all these
/// scales.
/// Units that are left out have theirs at the usual one. `drawings` are those of the results.
std::map<Province, BadgeSpot> clearSpots(const Map& map, const BoardGeometry& board,
                                         const PhaseRecord& record, const std::vector<Fight>& fights,
                                         const std::vector<OrderDrawing>& drawings,
                                         const std::vector<BadgeScales>& scales);

} // namespace chancery
