// SPDX-License-Identifier: GPL-3.0-or-later
// Which orders the oracle takes notice of: as few as DATC 4.E.1 prefers.
#pragma once

#include "tests/oracle/judge/world.h"

namespace oracle {

/// The unit in a province, as an index into the list; none if it is empty.
int unitIn(const Board& board, const std::vector<Unit>& units, int province);

/// Whether a unit can do something in a province next to it, whatever the coast there.
bool reaches(const Board& board, const Unit& unit, int province);

/// Where the unit may arrive by a step of its own when ordered to `to` (DATC 4.B). An army arrives in the
/// province as a whole; a fleet on the coast named, or on any that it can reach if none was named.
std::vector<int> arrivals(const Board& board, const Unit& unit, int to);

/// Whether the order can be followed, not knowing the others.
bool legal(const Board& board, const std::vector<Unit>& units, const Order& order);

} // namespace oracle
