// SPDX-License-Identifier: GPL-3.0-or-later
// Orders to all units at once.
#pragma once

#include <string_view>

namespace chancery {

/// "All units hold", "all others stand", "alle übrigen halten": every unit that has no order yet is meant.
bool isCollectiveHold(std::string_view line);

} // namespace chancery
