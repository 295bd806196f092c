// SPDX-License-Identifier: GPL-3.0-or-later
// Which builds a power left unused in the adjustments, and where it could have made them.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// Builds that a power neither made nor waived.
struct UnusedBuilds
{
    Power power = noPower;           ///< whose they are
    int count = 0;                   ///< how many
    ProvinceSet open;                ///< home centres in which it could have built
    std::vector<OrderResult> closed; ///< a build in each other home centre, with the reason why it fails
};

/// Returns the unused builds of an adjustment phase, in the order of the map; powers without any are left
/// out. Empty for a phase that cannot be resolved.
std::vector<UnusedBuilds> unusedBuilds(const PhaseInput& phase, const Outcome& outcome);

} // namespace chancery
