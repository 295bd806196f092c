// SPDX-License-Identifier: GPL-3.0-or-later
// The one sequence of powers in every list that goes by what they have: centres, points.
#pragma once

#include "engine/game/seats.h"

#include <vector>

namespace chancery {

/// All powers, those with the highest count first; powers whose counts are equal come as the map lists them.
/// `counts` has one for each power.
std::vector<Power> ranked(const std::vector<int>& counts);

/// Seats as the map lists the first of their powers that it lists: the sequence of lists that do not go by
/// counts, and of seats whose counts are equal.
std::vector<Seat> inMapSequence(std::vector<Seat> seats);

} // namespace chancery
