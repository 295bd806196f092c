// SPDX-License-Identifier: GPL-3.0-or-later
// Orders that other orders imply (DATC 4.E.3).
#pragma once

#include "engine/map/board.h"
#include "engine/orders/order.h"

#include <vector>

namespace chancery {

/// Adds a move for each unit without an order that a support to move or a convoy of its own power names (DATC
/// 4.E.3).
void addImplied(const Board& board, std::vector<Order>& orders);

} // namespace chancery
