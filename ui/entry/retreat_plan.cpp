// SPDX-License-Identifier: GPL-3.0-or-later
// Collects retreats and disbands, and finds those that would clash.
#include "ui/entry/retreat_plan.h"

#include <algorithm>

namespace chancery {

RetreatPlan::RetreatPlan(const Map& map, const Position& position, const std::vector<Order>& orders)
    : map_(&map)
    , units_(position.dislodged)
{
    for (const Order& order : orders) {
        if (order.unit.at == nowhere) continue;
        const Province where = map.provinceOf(order.unit.at);
        if (const auto* retreat = as<Retreat>(order)) choose(where, *retreat);
        if (as<Disband>(order)) choose(where, Disband{});
    }
}

const DislodgedUnit* RetreatPlan::unit(Province province) const
{
    const auto found = std::ranges::find_if(
        units_, [&](const DislodgedUnit& u) { return map_->provinceOf(u.unit.at) == province; });
    return found == units_.end() ? nullptr : &*found;
}

bool RetreatPlan::choose(Province province, const Choice& choice)
{
    const DislodgedUnit* dislodged = unit(province);
    if (!dislodged) return false;
    if (const auto* retreat = std::get_if<Retreat>(&choice))
        if (retreat->to == nowhere || !dislodged->retreats.has(retreat->to)) return false;
    chosen_[province] = choice;
    return true;
}

std::optional<RetreatPlan::Choice> RetreatPlan::choice(Province province) const
{
    const auto found = chosen_.find(province);
    if (found == chosen_.end()) return std::nullopt;
    return found->second;
}

Province RetreatPlan::targetOf(Province province) const
{
    const auto found = chosen_.find(province);
    if (found == chosen_.end()) return noProvince;
    const auto* retreat = std::get_if<Retreat>(&found->second);
    return retreat ? map_->provinceOf(retreat->to) : noProvince;
}

ProvinceSet RetreatPlan::clashesWith(Province province) const
{
    ProvinceSet others;
    const Province target = targetOf(province);
    if (target == noProvince) return others;
    for (const auto& [other, choice] : chosen_)
        if (other != province && targetOf(other) == target) others.add(other);
    return others;
}

std::vector<Order> RetreatPlan::orders() const
{
    std::vector<Order> orders;
    for (const DislodgedUnit& dislodged : units_)
        if (const auto made = choice(map_->provinceOf(dislodged.unit.at)))
            orders.push_back({dislodged.unit.power, dislodged.unit,
                              std::visit([](auto command) { return Command{command}; }, *made)});
    return orders;
}

} // namespace chancery
