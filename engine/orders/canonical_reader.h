// SPDX-License-Identifier: GPL-3.0-or-later
// Reads orders in canonical form without the search of the forgiving reader: most of what files and programs
// contain.
#pragma once

#include "engine/orders/order_text.h"

#include <optional>

namespace chancery {

/// Returns the order that a line states in canonical form ("A MAR S A PAR - BUR", "D A BUR", "B A PAR"),
/// nothing for any other line, and for fleets that are to be built on a coast that is not named. Its units
/// must be there, but for one to be built, and the first one of the power of the context. The forgiving
/// reader understands such a line alike.
std::optional<Order> readCanonical(const ReadingContext& context, std::string_view line);

} // namespace chancery
