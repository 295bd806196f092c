// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers before orders, in whose order they are to be followed (Alexander III.5.j).
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace chancery {

/// A number before an order.
struct OrderNumber
{
    std::size_t end = 0; ///< the byte after it and its sign; 0 if there is no number
    int value = 0;       ///< the number
};

/// Returns the number at a byte of a line where an order begins, with its sign: "1." "2)" "(3)" "4:", or
/// where the order is `alone`, the first of its line or after a comma, also "#5" and "6".
OrderNumber numberAt(std::string_view line, std::size_t at, bool alone);

/// Returns the numbers before the orders of a line, from left to right.
std::vector<int> numbersOn(std::string_view line);

} // namespace chancery
