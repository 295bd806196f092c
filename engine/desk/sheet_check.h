// SPDX-License-Identifier: GPL-3.0-or-later
// What a gamemaster would like to be told of orders before they are resolved. Nothing of it forbids them.
#pragma once

#include "engine/base/phase.h"
#include "engine/orders/order.h"
#include "engine/position/position.h"
#include "engine/rules/options.h"
#include "engine/rules/rule.h"

#include <span>
#include <vector>

namespace chancery {

struct Doubt
{
    enum class Kind : std::uint8_t {
        Illegal,          ///< `rule` says why it cannot be followed
        OrderedTwice,     ///< the unit has another order
        CoastMissing,     ///< two coasts are possible, and none is named
        UnmatchedSupport, ///< the unit in `about` is told something else
        UnmatchedConvoy,  ///< the army in `about` is told something else
        NotConvoyed,      ///< the fleets on the way are told something else
        SameSpace,        ///< another unit of the power, that of `about`, goes there as well
        OwnUnitStays,     ///< a unit of the same power stands there, in `about`, and does not leave
    };

    std::size_t order = 0; ///< its index
    Kind kind = Kind::Illegal;
    Rule rule = Rule::None;
    Province about = noProvince;

    bool operator==(const Doubt&) const = default;
};

/// At most one for each order, the gravest; by the sequence of the orders. Those that count, of all powers: of units
/// that have none yet nothing bad is thought.
std::vector<Doubt> doubtsOf(const Map& map, const RuleOptions& options, const Position& position, PhaseKind kind,
                            std::span<const Order> orders);

} // namespace chancery
