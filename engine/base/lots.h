// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing lots: who plays which power, who speaks first, which seat a neutral power joins.
#pragma once

#include <cstdint>
#include <vector>

namespace chancery {

/// Returns the numbers 0 to count - 1 in an order that depends on the seed alone, on every machine alike.
std::vector<std::size_t> drawLots(std::size_t count, std::uint64_t seed);

} // namespace chancery
