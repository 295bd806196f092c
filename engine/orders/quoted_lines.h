// SPDX-License-Identifier: GPL-3.0-or-later
// An earlier mail that is quoted below or beside the orders of a text: its orders must not count with them.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

inline constexpr char quotationSign = '>'; ///< before a line that is quoted

/// Returns whether a text may quote a mail: a line begins with ">" or says who wrote what follows.
bool mayQuote(std::string_view text);

/// Returns whether a line says who wrote what follows: "On 3 May Alice wrote:", "-----Original Message-----".
bool introduces(std::string_view line);

/// Returns a text without the sign before each line that begins with ">", or the first of several.
std::string withoutQuotationSigns(std::string_view text);

/// Returns for each line of a text, up to the last one that is quoted, whether it is of an earlier mail: it
/// begins with ">", or is below a line that says who wrote what follows, "On 3 May Alice wrote:", and if the
/// lines there begin with ">", up to the last of these. Empty unless there are orders that are not quoted: a
/// mail that is only forwarded counts. `orders` are the numbers, from 0, of lines with orders.
std::vector<bool> quotedLines(std::string_view text, const std::set<std::size_t>& orders);

} // namespace chancery
