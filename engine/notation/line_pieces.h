// SPDX-License-Identifier: GPL-3.0-or-later
// Where the orders of a line may begin: what is read apart when the line cannot be read as a whole.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace chancery {

/// Bytes of the line, the first where it begins. After a comma, a semicolon or "and", and at a unit that nothing before
/// it speaks of: "A Par - Bur F Bre - Mao", but not "F Bre S A Par - Pic". A line of very many pieces is left whole.
std::vector<std::size_t> piecesOf(std::string_view line);

} // namespace chancery
