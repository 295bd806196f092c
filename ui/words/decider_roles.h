// SPDX-License-Identifier: GPL-3.0-or-later
// What the units did that decided a result.
#pragma once

#include "engine/adjudicate/outcome.h"

#include <QString>

#include <vector>

namespace chancery {

/// A unit that had a part in a result.
struct Decider
{
    Province unit = noProvince; ///< where it started
    QString role;               ///< what its order did: "Keeps it out too"
};

/// Returns the units on whose orders a result depends directly, what decided it first, each once. Units whose
/// support counted, or would have, are left out, unless they did more than that.
std::vector<Decider> rolesOf(const Map& map, const Outcome& outcome, const OrderResult& result);

} // namespace chancery
