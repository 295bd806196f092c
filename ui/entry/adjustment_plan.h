// SPDX-License-Identifier: GPL-3.0-or-later
// One power's builds and removals while they are being chosen. The plan never holds more than the rules
// allow.
#pragma once

#include "engine/orders/choices.h"
#include "engine/orders/order.h"

#include <vector>

namespace chancery {

/// The builds, removals and waivers that a dialog has collected for one power in an adjustment phase.
class AdjustmentPlan
{
public:
    /// Makes the plan of a power, with those of the orders that apply() accepts. The map must outlive the
    /// plan.
    AdjustmentPlan(const Map& map, const Position& position, Power power,
                   const std::vector<Order>& orders = {});

    /// Returns the power that builds or removes.
    Power power() const { return power_; }
    /// Returns what the rules allow the power in this position.
    const AdjustmentChoices& choices() const { return choices_; }
    /// Returns whether the power may build.
    bool builds() const { return choices_.count > 0; }
    /// Returns whether the power must remove units.
    bool removes() const { return choices_.count < 0; }
    /// Returns how many builds or removals the rules allow or ask for in all; never negative.
    int owed() const { return choices_.count < 0 ? -choices_.count : choices_.count; }
    /// Returns how many builds or removals are still to be chosen. A waived build is chosen.
    int left() const;

    /// Adds a build, a removal or one waiver. Returns false and changes nothing if the order is of another
    /// power or another kind, if the rules do not allow it, or if nothing is left to choose.
    bool apply(const Order& order);
    /// Adds a build, which replaces another one in the same province. Returns false and changes nothing if
    /// the rules do not allow it or nothing is left to choose.
    bool build(const Unit& unit);
    /// Adds the removal of the unit in a province. Returns false and changes nothing if the rules do not
    /// allow it or nothing is left to choose.
    bool remove(Province province);
    /// Sets how many builds are waived. Returns false and changes nothing if the power may not build or that
    /// would be more than the builds left.
    bool waive(int times);
    /// Takes back the build or removal in a province.
    void forget(Province province);

    /// Returns the unit to be built in a province, or null. The pointer is valid until the plan changes.
    const Unit* buildIn(Province province) const;
    /// Returns whether the unit in a province is to be removed.
    bool removed(Province province) const { return removed_.has(province); }
    /// Returns how many builds are waived.
    int waived() const { return waived_; }
    /// Returns the home centres where the power can build.
    ProvinceSet sites() const;
    /// Returns all units of the power.
    const std::vector<Unit>& units() const { return own_; }

    /// Returns the plan as orders: builds, removals, then waivers.
    std::vector<Order> orders() const;

private:
    bool open(const Unit& unit) const;

    const Map* map_;
    Power power_;
    AdjustmentChoices choices_;
    std::vector<Unit> own_;
    std::vector<Unit> builds_;
    ProvinceSet removed_;
    int waived_ = 0;
};

} // namespace chancery
