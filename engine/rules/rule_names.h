// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons by name, as rulebooks and test cases write them.
#pragma once

#include "engine/rules/rule.h"

#include <string_view>

namespace chancery {

/// Returns the name of a reason, "MoveStandsOff"; empty for Rule::None.
std::string_view ruleName(Rule rule);
/// Returns the reason with this name, or Rule::None.
Rule ruleNamed(std::string_view name);

} // namespace chancery
