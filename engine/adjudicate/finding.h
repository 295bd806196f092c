// SPDX-License-Identifier: GPL-3.0-or-later
// Why an order ended as it did: worked out from the settled decisions, never recorded while deciding.
#pragma once

#include "engine/base/index_set.h"
#include "engine/rules/rule.h"

namespace chancery {

/// The reason for the result of one order. To follow a reason, go on to the findings of `against` and
/// `discounted`.
struct Finding
{
    Rule rule = Rule::None;        ///< the reason
    Province against = noProvince; ///< the unit whose order decided it, by its starting province
    /// The two strengths compared, supports included; 0 and 0 if none were. For a unit removed by rule,
    /// `mine` is its distance in steps, 255 if there is no way. For insurrections they are the units given up
    /// and the units needed.
    std::uint8_t mine = 0, theirs = 0;
    ProvinceSet counted;    ///< supporters that counted
    ProvinceSet discounted; ///< supporters that matched but did not count; see their own findings

    bool operator==(const Finding&) const = default;
};

} // namespace chancery
