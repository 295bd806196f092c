// SPDX-License-Identifier: GPL-3.0-or-later
// Adds and removes single orders on a power's sheet, so that clicked orders join the typed ones.
#pragma once

#include "engine/orders/order_text.h"
#include "engine/rules/options.h"

#include <optional>
#include <vector>

namespace chancery {

/// Returns the sheet of one power with `order` in place of the orders for its unit, or added at the end. A
/// waive is always added.
std::vector<WrittenOrder> withOrder(const std::vector<WrittenOrder>& sheet, const Map& map,
                                    const Position& position, const Order& order);
/// Returns the sheet of one power with `line` in place of the orders for its units, or added at the end. It
/// goes to the last sheet. A line that can be read also takes the place of those that cannot and name one of
/// its units first.
std::vector<WrittenOrder> withLine(const std::vector<WrittenOrder>& sheet, const Map& map,
                                   const Position& position, WrittenOrder line);
/// Returns the sheet of one power with `order` in the place of `old`, which may be an order for another unit
/// or a waive; without `order`, `old` is removed. A sheet without `old` stays as it is.
std::vector<WrittenOrder> withInstead(const std::vector<WrittenOrder>& sheet, const Map& map,
                                      const Position& position, const Order& old,
                                      const std::optional<Order>& order);
/// Returns the index of the order that counts among orders to one unit, in the order in which they are
/// written; nothing if none counts (DATC 4.D.3).
std::optional<std::size_t> countingOrder(const Map& map, const Position& position,
                                         const std::vector<Order>& orders, const RuleOptions& options);
/// Returns the sheet of one power without the lines that cannot be read and name a province first.
std::vector<WrittenOrder> withoutUnread(std::vector<WrittenOrder> sheet, const Map& map, Province province);
/// Returns the sheet of one power without the orders for the unit in `province`.
std::vector<WrittenOrder> withoutOrder(const std::vector<WrittenOrder>& sheet, const Map& map,
                                       const Position& position, Province province);

} // namespace chancery
