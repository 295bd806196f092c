// SPDX-License-Identifier: GPL-3.0-or-later
// Convoy paradoxes of any order, put together on purpose: by lot they hardly ever come about.
#pragma once

#include "tests/oracle/judge/world.h"
#include "tests/oracle/lot.h"

namespace oracle {

/// One to three convoys in a ring: each brings an army to a fleet that has a hand in an attack on the next.
/// Often something is missing; then it may be no knot at all.
Situation drawKnot(const Board& board, int powers, Lot& lot);

} // namespace oracle
