// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a unit can be given an order at all, for names that are misspelt: none is corrected into an order
// that no unit could follow.
#pragma once

#include "engine/orders/order.h"
#include "engine/orders/order_text.h"

namespace chancery {

/// Returns whether the unit of an order is on the board and its power's, and can reach what the order names,
/// over water along fleets that are on the board. Coasts do not count, nor what other units do; the rulebook
/// decides about them. Where units follow from their orders, or there are none, a unit that is missing counts
/// as being there.
bool canBeGiven(const ReadingContext& context, const Order& order);

} // namespace chancery
