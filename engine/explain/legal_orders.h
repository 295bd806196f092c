// SPDX-License-Identifier: GPL-3.0-or-later
// Every order that the rules let a unit be given in a movement phase, one by one.
#pragma once

#include "engine/map/board.h"
#include "engine/orders/order.h"
#include "engine/rules/options.h"

#include <vector>

namespace chancery {

/// Returns the legal orders of the unit in `unit`, in the order hold, moves, supports, convoys:
/// - to hold;
/// - to move to each location in reach, each coast apart, or to each coast to which fleets at sea could
/// convoy an
///   army; to a neighbour "via convoy" as well where fleets could carry it; and, where the rulebook follows
///   written ways, by each way without a detour (the first `mostWays` of a destination);
/// - to support each unit in reach to hold, and each move into a province in reach that the other unit could
/// make
///   without the supporter, naming a coast only where the rulebook asks for it;
/// - to convoy each army to each coast to which the fleet could help to carry it.
/// Legal means that `illegality` (orders/legality.h) has nothing against it. Orders that differ in writing
/// alone are listed once. Insurrections and orders for units of other powers are not listed.
std::vector<Order> legalOrders(const Board& board, const RuleOptions& options, Province unit);

/// The most ways to one destination that legalOrders writes out where the rulebook follows them.
inline constexpr std::size_t mostWays = 16;

/// Returns whether two orders to the same unit mean the same by these rules, however they are written: "via
/// convoy" where there is no other way, a coast that does not matter.
bool meanTheSame(const Board& board, const RuleOptions& options, const Order& a, const Order& b);

} // namespace chancery
