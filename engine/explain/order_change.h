// SPDX-License-Identifier: GPL-3.0-or-later
// One order replaced by another, and the sheet after such changes.
#pragma once

#include "engine/game/game.h"

#include <span>

namespace chancery {

/// Another order for one unit.
struct OrderChange
{
    Order was;           ///< the order that counted, or an illegal one; a hold if there was none
    bool written = true; ///< whether `was` is written on a sheet
    Order now;           ///< the order instead; its power is the unit's

    bool operator==(const OrderChange&) const = default;
};

/// Returns the orders of a phase with one order replaced: every order to the unit of `now` gives way to it,
/// and it comes last, as with Variations::resolveWith.
std::vector<Order> withOrder(const Map& map, std::span<const Order> orders, const Order& now);

} // namespace chancery
