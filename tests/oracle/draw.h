// SPDX-License-Identifier: GPL-3.0-or-later
// Situations drawn by lot that are as entangled as a board allows.
#pragma once

#include "tests/oracle/judge/world.h"
#include "tests/oracle/lot.h"

namespace oracle {

/// 1 to 34 units of up to `powers` powers, scattered or crowded. Convoys of several fleets, circles, swaps,
/// head-to-head battles, supports that mostly serve an order given, coasts named, left out and mistaken; in
/// some situations orders are missing, written twice, impossible or another power's.
Situation drawSituation(const Board& board, int powers, Lot& lot);

} // namespace oracle
