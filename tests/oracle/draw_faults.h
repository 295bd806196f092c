// SPDX-License-Identifier: GPL-3.0-or-later
// Orders that should not be given, and what drawing them shares with drawing good ones.
#pragma once

#include "tests/oracle/judge/world.h"
#include "tests/oracle/lot.h"

namespace oracle {

/// Makes orders nonsense, gives units several, and leaves some without any.
void drawFaults(const Board& board, Situation& situation, Lot& lot);

/// Anything that can be written in the name of a power, mostly to its unit at `place`.
Order drawNonsense(const Board& board, const std::vector<Unit>& units, int place, int power, Lot& lot);

/// The provinces next to one for any kind of unit.
std::vector<int> neighbours(const Board& board, int province);

/// The province as a whole, with some percent, or any coast of it.
int anyCoast(const Board& board, Lot& lot, int province, int percent);

} // namespace oracle
