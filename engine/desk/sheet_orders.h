// SPDX-License-Identifier: GPL-3.0-or-later
// A power's sheet with an order more or less: what was clicked takes its place among what was typed.
#pragma once

#include "engine/notation/order_text.h"

#include <vector>

namespace chancery {

/// The sheet of one power with the order of `order.unit` replaced, or added at the end.
std::vector<WrittenOrder> withOrder(const std::vector<WrittenOrder>& sheet, const Map& map,
                                    const Position& position, const Order& order);
/// The sheet of one power with the order of the unit in `province` taken away.
std::vector<WrittenOrder> withoutOrder(const std::vector<WrittenOrder>& sheet, const Map& map,
                                       const Position& position, Province province);

} // namespace chancery
