// SPDX-License-Identifier: GPL-3.0-or-later
// The strengths that a fight shows beside its units, taken from the findings.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/map/map.h"
#include "ui/story/storyboard.h"

#include <cstddef>
#include <vector>

namespace chancery {

/// Returns the result of the order that the unit that started in a province carried out, or nullptr if it has
/// none that counted.
const OrderResult* governing(const Map& map, const Outcome& outcome, Province unit);

/// Returns one strength for each unit whose strength decided something among these results; the first result
/// decides which of its strengths a unit shows where it has several. A move shows its attack strength, unless
/// it kept out a stronger one with a greater prevent or defend strength.
std::vector<Badge> strengthsIn(const Map& map, const Outcome& outcome,
                               const std::vector<std::size_t>& results);

} // namespace chancery
