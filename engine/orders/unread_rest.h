// SPDX-License-Identifier: GPL-3.0-or-later
// What a sheet has besides the lines that are read: kept, so that nothing of a text is lost.
#pragma once

#include "engine/orders/order_text.h"

namespace chancery {

/// Returns the rest of a text from line `number` on, as one last line of a power's sheet that has no orders.
/// Its problem says that at most `most` lines are read.
ReadLine unreadRest(const Map& map, Power power, std::size_t number, std::string_view text, std::size_t most);

/// Returns a line of an earlier mail that is quoted, which has no orders: its problem says so.
ReadLine unreadQuotation(const Map& map, Power power, std::size_t number, std::string_view line);

} // namespace chancery
