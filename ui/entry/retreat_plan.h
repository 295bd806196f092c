// SPDX-License-Identifier: GPL-3.0-or-later
// The choices of a retreat phase while they are being made: what is decided, missing, or would clash.
#pragma once

#include "engine/orders/order.h"
#include "engine/position/position.h"

#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace chancery {

class RetreatPlan
{
public:
    using Choice = std::variant<Retreat, Disband>;

    /// Orders that no dislodged unit can carry out are left out.
    RetreatPlan(const Map& map, const Position& position, const std::vector<Order>& orders = {});

    const std::vector<DislodgedUnit>& units() const { return units_; }
    const DislodgedUnit* unit(Province province) const;

    /// False, and nothing changes, if the unit has no such choice.
    bool choose(Province province, const Choice& choice);
    void forget(Province province) { chosen_.erase(province); }
    std::optional<Choice> choice(Province province) const;

    int missing() const { return static_cast<int>(units_.size() - chosen_.size()); }
    /// Units that chose the same space as this one: all of them would be disbanded (1971 XII.3).
    ProvinceSet clashesWith(Province province) const;
    std::vector<Order> orders() const;

private:
    Province targetOf(Province province) const;

    const Map* map_;
    std::vector<DislodgedUnit> units_;
    std::map<Province, Choice> chosen_;
};

} // namespace chancery
