// SPDX-License-Identifier: GPL-3.0-or-later
// A yes/no question asked of every province at once.
#pragma once

#include "engine/base/index_set.h"

namespace chancery {

/// A question with its answers so far. A province in neither set is undecided, or nobody asks.
struct Decision
{
    ProvinceSet yes, no;

    void settle(Province p, bool answer) { (answer ? yes : no).add(p); }
    bool operator==(const Decision&) const = default;
};

} // namespace chancery
