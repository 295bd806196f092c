// SPDX-License-Identifier: GPL-3.0-or-later
// A yes-or-no question about every province at once.
#pragma once

#include "engine/base/index_set.h"

namespace chancery {

/// The answers to one question, by province. A province in neither set is undecided, or the question does not
/// apply.
struct Decision
{
    ProvinceSet yes, no; ///< disjoint

    /// Adds an answer; the province must be undecided.
    void settle(Province p, bool answer) { (answer ? yes : no).add(p); }
    bool operator==(const Decision&) const = default;
};

} // namespace chancery
