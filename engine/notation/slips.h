// SPDX-License-Identifier: GPL-3.0-or-later
// How an order was written otherwise than the rulebooks print it (DATC 4.B.5, 4.B.6, 4.C).
#pragma once

#include "engine/notation/order_grammar.h"
#include "engine/notation/order_text.h"

namespace chancery {

/// `written` is where the ordered unit was said to be. An order in canonical form has no slip of nationality, although
/// it names no nations: that form has no place for them, and it is what files hold and what a click writes.
Slips slipsOf(const ReadingContext& context, const SpelledOrder& spelled, std::string_view line, Location written,
              const Order& order);

} // namespace chancery
