// SPDX-License-Identifier: GPL-3.0-or-later
// The canonical form of orders, read without the forgiving reader's search: most of what files and programs hand in.
#pragma once

#include "engine/notation/order_text.h"

#include <optional>

namespace chancery {

/// The order of a movement phase that a line states in canonical form ("A MAR S A PAR - BUR"), naming units that stand
/// there, the first of them the power's own; nothing otherwise. The forgiving reader understands such a line alike.
std::optional<Order> readCanonical(const ReadingContext& context, std::string_view line);

} // namespace chancery
