// SPDX-License-Identifier: GPL-3.0-or-later
// A check of tables that have a row for each value of an enumeration.
#pragma once

#include <cstddef>
#include <iterator>

namespace chancery {

/// Returns whether a table has the row of each `kind` at its number, and ends with that of `last`.
template<class Rows, class Kind>
consteval bool hasARowForEach(const Rows& rows, Kind last)
{
    std::size_t number = 0;
    for (const auto& row : rows)
        if (static_cast<std::size_t>(row.kind) != number++) return false;
    return number == static_cast<std::size_t>(last) + 1;
}

} // namespace chancery
