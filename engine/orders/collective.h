// SPDX-License-Identifier: GPL-3.0-or-later
// Orders to all units at once.
#pragma once

#include <string_view>

namespace chancery {

/// Returns whether a line orders every unit without an order to hold: "All units hold", "all others stand",
/// "alle übrigen halten".
bool isCollectiveHold(std::string_view line);

} // namespace chancery
