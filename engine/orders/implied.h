// SPDX-License-Identifier: GPL-3.0-or-later
// Orders that nobody wrote and other orders imply (DATC 4.E.3).
#pragma once

#include "engine/orders/order.h"
#include "engine/position/board.h"

#include <vector>

namespace chancery {

/// A support or convoy of an own unit's move orders that unit too, unless it has an order of its own.
void addImplied(const Board& board, std::vector<Order>& orders);

} // namespace chancery
