// SPDX-License-Identifier: GPL-3.0-or-later
// Why orders that were found impossible are so: one cause for each. legality.h says whether they are.
#pragma once

#include "engine/map/board.h"
#include "engine/orders/order.h"
#include "engine/rules/options.h"
#include "engine/rules/rule.h"

namespace chancery {

/// Returns why `unit` cannot make a move that is impossible whatever coast is written.
Rule causeOfIllegalMove(const Board& board, const Unit& unit, const Move& move);
/// Returns why `unit` cannot support into `target`, which it cannot reach.
Rule causeOutOfReach(const Map& map, const Unit& unit, Province target);
/// Returns why `unit` cannot take part in a convoy that is impossible.
Rule causeOfIllegalConvoy(const Board& board, const Unit& unit, const Convoy& convoy);

} // namespace chancery
