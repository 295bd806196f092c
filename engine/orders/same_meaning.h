// SPDX-License-Identifier: GPL-3.0-or-later
// Whether two orders to one unit mean the same, however they are written (Alexander III.3.c, DATC 4.D.3).
#pragma once

#include "engine/map/board.h"
#include "engine/orders/order.h"
#include "engine/rules/options.h"

namespace chancery {

/// Returns whether two orders to the same unit have one meaning. A coast that is left out where only one is
/// possible, or named where none matters, makes no difference, and neither does "via convoy" where there is
/// no other way.
bool sameMeaning(const Map& map, const Position& position, const Order& a, const Order& b,
                 const RuleOptions& options);
/// As above, with the units of a board.
bool sameMeaning(const Board& board, const Order& a, const Order& b, const RuleOptions& options);

} // namespace chancery
