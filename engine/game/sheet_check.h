// SPDX-License-Identifier: GPL-3.0-or-later
// What a gamemaster should know about orders before they are resolved. Nothing here forbids them.
#pragma once

#include "engine/base/phase.h"
#include "engine/map/position.h"
#include "engine/orders/order.h"
#include "engine/rules/options.h"
#include "engine/rules/rule.h"

#include <span>
#include <vector>

namespace chancery {

/// A reason to look at an order again.
struct Doubt
{
    /// What is doubtful about an order.
    enum class Kind : std::uint8_t {
        Illegal,          ///< `rule` says why it cannot be followed
        OrderedTwice,     ///< the unit has another order
        CoastMissing,     ///< two coasts are possible, and none is named
        UnmatchedSupport, ///< the unit in `about` is ordered otherwise
        UnmatchedConvoy,  ///< the army in `about` is ordered otherwise
        NotConvoyed,      ///< the fleets on the way to `about` are ordered otherwise
        SameSpace,        ///< another unit of the power, that in `about`, goes there too
        OwnUnitStays,     ///< a unit of the same power, that in `about`, does not leave
    };

    std::size_t order = 0;       ///< its index in the orders
    Kind kind = Kind::Illegal;   ///< what is doubtful
    Rule rule = Rule::None;      ///< why, where a rule says so
    Province about = noProvince; ///< a unit or province concerned, by kind

    /// Returns whether it is clear what is meant, and the players may mean it: own units that keep one
    /// another out of a province.
    bool isRemark() const { return kind == Kind::SameSpace || kind == Kind::OwnUnitStays; }

    bool operator==(const Doubt&) const = default;
};

/// Returns at most one doubt per order, the most serious, in the order of `orders`. Pass the orders that
/// count of all powers; a unit without an order raises no doubt.
std::vector<Doubt> doubtsOf(const Map& map, const RuleOptions& options, const Position& position,
                            PhaseKind kind, std::span<const Order> orders);

} // namespace chancery
