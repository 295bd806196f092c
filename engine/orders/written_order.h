// SPDX-License-Identifier: GPL-3.0-or-later
// One line of an order sheet, read again by itself, and the last one, with the rest of a text that is too
// long.
#pragma once

#include "engine/orders/order_text.h"

namespace chancery {

/// Returns a line with the orders that its text has now and the problem of what cannot be read; its power,
/// its sheet and its heading stay. What the line was understood as before does not matter.
WrittenOrder readWhole(const ReadingContext& context, const WrittenOrder& line);

/// Takes the units that other lines of their power order out of lines that order all others to hold, wherever
/// these stand, and those that such a line orders otherwise itself: "all hold, A Mun-Bur".
void leaveOrdered(const Map& map, std::span<WrittenOrder* const> lines);
void leaveOrdered(const Map& map, std::vector<ReadLine>& lines); ///< as above

/// Returns the rest of a text from line `number` on, as one last line of a power's sheet that has no orders.
/// Its problem says that at most `most` lines are read.
ReadLine unreadRest(const Map& map, Power power, std::size_t number, std::string_view text, std::size_t most);
/// Returns a line of an earlier mail that is quoted, which has no orders: its problem says so.
ReadLine unreadQuotation(const Map& map, Power power, std::size_t number, std::string_view line);

inline constexpr std::string_view untickedSign = "unticked "; ///< in place of a box beside ticked ones

/// Returns what follows the sign at the beginning of a line that sets it aside: "#" or "//", as before
/// remarks, or untickedSign; empty if there is none.
std::string_view setAside(std::string_view line);

/// Returns a line whose orders are set aside so, which has none: its problem says why. Nothing if it is no
/// such line, or holds no order.
std::optional<ReadLine> unreadAside(const ReadingContext& context, Power power, std::size_t number,
                                    std::string_view line);

} // namespace chancery
