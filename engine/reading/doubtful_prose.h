// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences among the orders of a posted text that may say that an order is another one, or none.
#pragma once

#include "engine/map/map.h"

#include <string_view>

namespace chancery {

/// Returns whether a sentence takes something back or corrects it: "sorry, Venice goes to Piedmont", "Please
/// ignore the above", "Do not use these:".
bool takesBack(const Map& map, std::string_view line);

/// Returns whether a sentence directly below orders may be one, or say on what they depend: "I send Rome to
/// Apulia", "unless Austria moves".
bool mayBeOrder(const Map& map, std::string_view line);

} // namespace chancery
