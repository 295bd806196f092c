// SPDX-License-Identifier: GPL-3.0-or-later
// Which names were not taken as they are written.
#pragma once

#include "engine/files/position_file.h"
#include "engine/orders/order_text.h"

#include <string>
#include <vector>

namespace chancery::cli {

/// Returns what was corrected in a line that is in `place`, a sentence each.
std::vector<std::string> correctionsOf(const Map& map, const ReadLine& line, const std::string& place);
/// Returns what was corrected in the orders of a sheet, a sentence each; nothing of a line that could not be
/// read.
std::vector<std::string> correctionsIn(const PositionSheet& sheet);

} // namespace chancery::cli
