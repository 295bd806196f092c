// SPDX-License-Identifier: GPL-3.0-or-later
// Where it is written: the clause behind each thing that can happen to an order.
#pragma once

#include "engine/adjudicate/finding.h"

#include <string_view>

namespace chancery {

/// "DATC 5.B.6"; empty for Rule::None.
std::string_view citation(Rule rule);

} // namespace chancery
