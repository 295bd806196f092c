// SPDX-License-Identifier: GPL-3.0-or-later
// Names of provinces that were understood otherwise than they are written.
#pragma once

#include "engine/orders/order_text.h"
#include "engine/orders/spelled_order.h"

#include <vector>

namespace chancery {

/// Returns the corrections of names in an order; `order` is what `spelled` was taken for.
std::vector<Correction> correctionsIn(const ReadingContext& context, const SpelledOrder& spelled,
                                      const Order& order);

/// Returns that a place of an order is none, with what it may have been meant for: no such order can be
/// given.
OrderProblem notCorrected(const Map& map, const SpelledOrder& spelled, const SpelledPlace& place,
                          std::string_view line);

} // namespace chancery
