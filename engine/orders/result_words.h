// SPDX-License-Identifier: GPL-3.0-or-later
// Results of orders as judges, programs and people write them behind an order; they are no part of it.
#pragma once

#include <cstddef>
#include <string_view>

namespace chancery {

/// Returns how long the results in brackets at the beginning of a text are, "(bounce, dislodged)" with both
/// brackets; 0 if there are none.
std::size_t resultsInBrackets(std::string_view text);
/// Returns how long the results without brackets at the beginning of a text are, as in "A Par - Bur FAILED",
/// if nothing else follows them in their order; 0 if there are none.
std::size_t resultsAlone(std::string_view text);

} // namespace chancery
