// SPDX-License-Identifier: GPL-3.0-or-later
// A small, busy part of a large position: the units nearest to one of them, with their orders.
#pragma once

#include "tests/support/phase_lines.h"

namespace chancery {

/// Keeps the `most` units nearest to the unit of the order with index `around`, counted in steps of any unit,
/// and their orders. Orders that name a unit that is gone stay as they are.
OrderedPhase nearUnits(const Map& map, const OrderedPhase& phase, std::size_t around, std::size_t most);

} // namespace chancery
