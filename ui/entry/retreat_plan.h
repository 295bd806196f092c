// SPDX-License-Identifier: GPL-3.0-or-later
// The choices of a retreat phase while they are being made: what is chosen, what is missing, what would
// clash.
#pragma once

#include "engine/orders/order.h"
#include "engine/position/position.h"

#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace chancery {

/// The retreats and disbands that a dialog has collected for all dislodged units.
class RetreatPlan
{
public:
    /// What a dislodged unit does.
    using Choice = std::variant<Retreat, Disband>;

    /// Makes the plan of a position, with those of the orders that choose() accepts. The map must outlive it.
    RetreatPlan(const Map& map, const Position& position, const std::vector<Order>& orders = {});

    /// Returns all dislodged units.
    const std::vector<DislodgedUnit>& units() const { return units_; }
    /// Returns the unit dislodged from a province, or null.
    const DislodgedUnit* unit(Province province) const;

    /// Sets the choice of the unit dislodged from a province. Returns false and changes nothing if there is
    /// no such unit or it cannot retreat there.
    bool choose(Province province, const Choice& choice);
    /// Takes back the choice of the unit dislodged from a province.
    void forget(Province province) { chosen_.erase(province); }
    /// Returns the choice of the unit dislodged from a province, or nothing if it has none yet.
    std::optional<Choice> choice(Province province) const;

    /// Returns how many units have no choice yet.
    int missing() const { return static_cast<int>(units_.size() - chosen_.size()); }
    /// Returns the provinces of other units that retreat to the same province as this one. All of them would
    /// be disbanded (1971 XII.3).
    ProvinceSet clashesWith(Province province) const;
    /// Returns the choices as orders, in the order of units().
    std::vector<Order> orders() const;

private:
    Province targetOf(Province province) const;

    const Map* map_;
    std::vector<DislodgedUnit> units_;
    std::map<Province, Choice> chosen_;
};

} // namespace chancery
