// SPDX-License-Identifier: GPL-3.0-or-later
// Scans a TOML document before the library reads it, for input that would crash or hang the library.
#pragma once

#include "engine/base/message.h"

#include <optional>
#include <string_view>

namespace chancery {

/// One place of a document that the TOML library must not read, and why.
struct TomlHazard
{
    Message message;          ///< what is wrong, for a person
    int line = 1, column = 1; ///< counted from 1, columns in characters
};

/// Returns the first place of a document that the TOML library must not read, or nothing:
/// - Brackets and dotted keys nested deeper than `levels`, since the library recurses. The count is an upper
///   bound: it adds the brackets and the dots that are open at once.
/// - Letters outside ASCII where the library looks for blanks (undefined behaviour in toml++ 3.3). TOML
///   allows them only in quotation marks and comments. One place where TOML allows them is refused too,
///   because the library fails there: the start of a line that a backslash at the end of the line before
///   continues.
/// - Quotation marks within a number.
std::optional<TomlHazard> hazardIn(std::string_view toml, int levels);

} // namespace chancery
