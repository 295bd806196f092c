// SPDX-License-Identifier: GPL-3.0-or-later
// The order of powers and seats in every list: by centres or points, and as the map lists them.
#pragma once

#include "engine/game/seats.h"

#include <vector>

namespace chancery {

/// Returns all powers, the highest count first; powers with equal counts are in the order of the map.
/// `counts` has an entry for each power.
std::vector<Power> ranked(const std::vector<int>& counts);

/// Returns the seats in the order of the map, each by its first power there. Lists that do not go by counts
/// use this order, and so do seats with equal counts.
std::vector<Seat> inMapSequence(std::vector<Seat> seats);

} // namespace chancery
