// SPDX-License-Identifier: GPL-3.0-or-later
// All orders that make sense for a unit, and how likely each one is; only completion.cpp and tests use this.
#pragma once

#include "ui/entry/completion.h"

namespace chancery::entry {

/// An order that a completion can offer.
struct Continuation
{
    Order order;        ///< a legal order
    int unlikely = 0;   ///< 0 for the orders that are given most; larger is less likely
    bool helps = false; ///< a support or convoy of a move that is written
};

/// Returns the orders that can answer what is asked, in no particular order. Empty if the unit does not
/// exist.
std::vector<Continuation> continuationsOf(const EntryContext& context, const Asked& asked);

} // namespace chancery::entry
