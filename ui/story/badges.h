// SPDX-License-Identifier: GPL-3.0-or-later
// The strengths that a fight shows beside its units, taken from the findings.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/map/map.h"
#include "ui/picture/board_geometry.h"
#include "ui/story/storyboard.h"

#include <cstddef>
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

/// Returns where a badge of this scale is drawn beside the token of its unit: at its upper left corner, or
/// the lower one.
Point badgeAt(const BoardGeometry& board, const Unit& unit, const Badge& badge, double badgeScale);

} // namespace chancery
