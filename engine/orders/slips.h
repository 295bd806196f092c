// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out how an order was written otherwise than the rulebooks print it (DATC 4.B.5, 4.B.6, 4.C).
#pragma once

#include "engine/orders/order_text.h"
#include "engine/orders/spelled_order.h"

namespace chancery {

/// Returns the slips of an order. `written` is where the text puts the ordered unit. An order in canonical
/// form never lacks a nationality: that form has none, and files and clicks write it.
Slips slipsOf(const ReadingContext& context, const SpelledOrder& spelled, std::string_view line,
              Location written, const Order& order);

} // namespace chancery
