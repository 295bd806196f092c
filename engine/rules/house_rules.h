// SPDX-License-Identifier: GPL-3.0-or-later
// Which reasons rest on a house rule and therefore on no clause of the rulebook.
#pragma once

#include "engine/rules/rulebooks.h"

#include <vector>

namespace chancery {

/// Returns the deviations from the rulebook that a reason rests on; empty if the rulebook's own clause holds.
std::vector<Deviation> houseRulesBehind(Rule rule, const Rulebook& rulebook);

} // namespace chancery
