// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons by name, as rulebooks and test cases write them.
#pragma once

#include "engine/rules/rule.h"

#include <string_view>

namespace chancery {

/// "MoveStandsOff"; empty for Rule::None.
std::string_view ruleName(Rule rule);
/// Rule::None if there is none of this name.
Rule ruleNamed(std::string_view name);

} // namespace chancery
