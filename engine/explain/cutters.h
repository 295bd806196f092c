// SPDX-License-Identifier: GPL-3.0-or-later
// Which attacks cut a support: a finding names the strongest of them only.
#pragma once

#include "engine/game/phase_input.h"

namespace chancery {

/// Returns the units whose attacks cut the support of the unit in `supporter`; none of any other unit. The
/// phase must be a movement phase that can be resolved.
ProvinceSet cuttersOf(const PhaseInput& phase, Province supporter);

} // namespace chancery
