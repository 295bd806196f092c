// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces orders of a phase.
#include "engine/explain/order_change.h"

#include <algorithm>
#include <iterator>

namespace chancery {

std::vector<Order> withOrder(const Map& map, std::span<const Order> orders, const Order& now)
{
    const Province unit = map.provinceOf(now.unit.at);
    std::vector<Order> changed;
    changed.reserve(orders.size() + 1);
    std::ranges::copy_if(orders, std::back_inserter(changed), [&](const Order& order) {
        return order.unit.at == nowhere || map.provinceOf(order.unit.at) != unit;
    });
    changed.push_back(now);
    return changed;
}

} // namespace chancery
