// SPDX-License-Identifier: GPL-3.0-or-later
// One power's builds and removals while they are being chosen: counts that cannot be exceeded.
#pragma once

#include "engine/orders/choices.h"
#include "engine/orders/order.h"

#include <vector>

namespace chancery {

class AdjustmentPlan
{
public:
    /// Orders of other powers, and those beyond what is owed, are left out.
    AdjustmentPlan(const Map& map, const Position& position, Power power,
                   const std::vector<Order>& orders = {});

    Power power() const { return power_; }
    const AdjustmentChoices& choices() const { return choices_; }
    bool builds() const { return choices_.count > 0; }
    bool removes() const { return choices_.count < 0; }
    /// How many builds or removals are owed in all, and still to be chosen.
    int owed() const { return choices_.count < 0 ? -choices_.count : choices_.count; }
    int left() const;

    /// Each is false, and nothing changes, where it is not open or nothing is left. A build takes the place
    /// of another one in the same province.
    bool apply(const Order& order);
    bool build(const Unit& unit);
    bool remove(Province province);
    bool waive(int times);
    /// Takes back what was chosen for a province.
    void forget(Province province);

    const Unit* buildIn(Province province) const;
    bool removed(Province province) const { return removed_.has(province); }
    int waived() const { return waived_; }
    /// Home centres where something can be built.
    ProvinceSet sites() const;
    /// The units that may be removed.
    const std::vector<Unit>& units() const { return own_; }

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
