// SPDX-License-Identifier: GPL-3.0-or-later
// Collects builds and removals within what the rules allow.
#include "ui/entry/adjustment_plan.h"

#include <algorithm>

namespace chancery {

AdjustmentPlan::AdjustmentPlan(const Map& map, const Position& position, Power power,
                               const std::vector<Order>& orders)
    : map_(&map)
    , power_(power)
    , choices_(adjustmentChoices(map, position, power))
{
    for (const Unit& unit : position.units)
        if (unit.power == power) own_.push_back(unit);
    for (const Order& order : orders)
        if (order.power == power) apply(order);
}

bool AdjustmentPlan::apply(const Order& order)
{
    if (order.power != power_) return false;
    if (as<Waive>(order)) return waive(waived_ + 1);
    if (order.unit.at == nowhere) return false;
    if (as<Build>(order)) return build(order.unit);
    return as<Disband>(order) && remove(map_->provinceOf(order.unit.at));
}

int AdjustmentPlan::left() const
{
    return owed() - static_cast<int>(builds_.size()) - waived_ - removed_.size();
}

bool AdjustmentPlan::open(const Unit& unit) const
{
    return (unit.kind == UnitKind::Army ? choices_.buildArmy : choices_.buildFleet).has(unit.at);
}

bool AdjustmentPlan::build(const Unit& unit)
{
    const Province site = map_->provinceOf(unit.at);
    const int replaced = buildIn(site) ? 1 : 0;
    if (!builds() || !open(unit) || left() + replaced < 1) return false;
    forget(site);
    builds_.push_back({power_, unit.kind, unit.at});
    return true;
}

bool AdjustmentPlan::remove(Province province)
{
    if (!removes() || !choices_.removable.has(province)) return false;
    if (removed_.has(province)) return true;
    if (left() < 1) return false;
    removed_.add(province);
    return true;
}

bool AdjustmentPlan::waive(int times)
{
    if (!builds() || times < 0 || left() + waived_ < times) return false;
    waived_ = times;
    return true;
}

void AdjustmentPlan::forget(Province province)
{
    std::erase_if(builds_, [&](const Unit& unit) { return map_->provinceOf(unit.at) == province; });
    removed_.remove(province);
}

const Unit* AdjustmentPlan::buildIn(Province province) const
{
    const auto found = std::ranges::find_if(
        builds_, [&](const Unit& unit) { return map_->provinceOf(unit.at) == province; });
    return found == builds_.end() ? nullptr : &*found;
}

ProvinceSet AdjustmentPlan::sites() const
{
    ProvinceSet sites;
    for (Location at : choices_.buildArmy | choices_.buildFleet) sites.add(map_->provinceOf(at));
    return sites;
}

std::vector<Order> AdjustmentPlan::orders() const
{
    std::vector<Order> orders;
    for (const Unit& unit : builds_) orders.push_back({power_, unit, Build{}});
    for (const Unit& unit : own_)
        if (removed_.has(map_->provinceOf(unit.at))) orders.push_back({power_, unit, Disband{}});
    for (int i = 0; i < waived_; ++i) orders.push_back({power_, {}, Waive{}});
    return orders;
}

} // namespace chancery
