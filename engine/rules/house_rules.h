// SPDX-License-Identifier: GPL-3.0-or-later
// Which reasons rest on a house rule, so that no clause of the rulebook stands behind them.
#pragma once

#include "engine/rules/rulebooks.h"

#include <vector>

namespace chancery {

/// Each deviation from the rulebook that this reason rests on; empty if the rulebook's own clause holds.
std::vector<Deviation> houseRulesBehind(Rule rule, const Rulebook& rulebook);

} // namespace chancery
