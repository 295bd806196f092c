// SPDX-License-Identifier: GPL-3.0-or-later
// One line of an order sheet, read again by itself: for files, corrected phases and studies.
#pragma once

#include "engine/orders/order_text.h"

namespace chancery {

/// Returns a line with the orders that its text has now and the problem of what cannot be read; its power,
/// its sheet and its heading stay. What the line was understood as before does not matter.
WrittenOrder readWhole(const ReadingContext& context, const WrittenOrder& line);

} // namespace chancery
