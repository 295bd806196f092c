// SPDX-License-Identifier: GPL-3.0-or-later
// Why an order ended as it did: derived from the settled decisions, never logged while deciding.
#pragma once

#include "engine/base/index_set.h"
#include "engine/rules/rule.h"

namespace chancery {

/// A chain of reasons is a walk from finding to finding along `against` and `discounted`.
struct Finding
{
    Rule rule = Rule::None;
    Province against = noProvince; ///< the unit (by its starting province) whose order decided it
    /// The two strengths compared, supports included; 0 and 0 if none were. Of a unit removed by rule `mine` is its
    /// distance in steps, 255 if there is no way.
    std::uint8_t mine = 0, theirs = 0;
    ProvinceSet counted;    ///< supporters that counted for it
    ProvinceSet discounted; ///< supporters that matched but did not count: their own findings say why

    bool operator==(const Finding&) const = default;
};

} // namespace chancery
