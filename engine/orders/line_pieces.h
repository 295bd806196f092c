// SPDX-License-Identifier: GPL-3.0-or-later
// Where the orders of a line may begin: the pieces to read if the line cannot be read as a whole.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace chancery {

/// Returns the bytes of the line at which a piece begins, 0 first. A piece begins after a comma, a semicolon
/// or "and", and at a unit that the words before do not refer to: "A Par - Bur F Bre - Mao", but not "F Bre S
/// A Par - Pic". A line of more than 24 pieces stays whole.
std::vector<std::size_t> piecesOf(std::string_view line);

} // namespace chancery
