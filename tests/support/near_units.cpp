// SPDX-License-Identifier: GPL-3.0-or-later
// Grows from a province step by step until enough units are in.
#include "tests/support/near_units.h"

#include <algorithm>

namespace chancery {

OrderedPhase nearUnits(const Map& map, const OrderedPhase& phase, std::size_t around, std::size_t most)
{
    const auto at = [&map](const Order& order) { return map.provinceOf(order.unit.at); };
    ProvinceSet seen{at(phase.orders[around])}, kept;
    while (static_cast<std::size_t>(kept.size()) < std::min(most, phase.orders.size())) {
        for (const Order& order : phase.orders)
            if (seen.has(at(order)) && static_cast<std::size_t>(kept.size()) < most) kept.add(at(order));
        ProvinceSet beside = seen;
        for (Province p : seen) {
            beside |=
                map.armyReach[index(p)] | map.seasTouching[index(p)] | map.fleetProvinces[index(whole(p))];
            for (Location coast : map[p].coasts) beside |= map.fleetProvinces[index(coast)];
        }
        if (beside == seen) break;
        seen = beside;
    }
    OrderedPhase part{phase.id, phase.position, phase.orders};
    std::erase_if(part.position.units, [&](const Unit& unit) { return !kept.has(map.provinceOf(unit.at)); });
    std::erase_if(part.orders, [&](const Order& order) { return !kept.has(at(order)); });
    return part;
}

} // namespace chancery
