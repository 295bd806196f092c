// SPDX-License-Identifier: GPL-3.0-or-later
// A look over a TOML document before the library reads it, for what the library does not bear.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace chancery {

struct TomlHazard
{
    std::string message;
    int line = 1, column = 1;
};

/// The first place of a document that must be kept from the library:
/// - Brackets and dotted keys nested deeper than `levels`: the library recurses. Counts from above: a document that
///   passes is not deeper, one that fails has that many brackets and dots open at once.
/// - Letters that are not ASCII where the library looks for blanks (undefined behaviour in toml++ 3.3). TOML allows
///   them in quotation marks and comments only; the one place where it does and the library fails, the beginning of
///   what a backslash at the end of a line continues, is refused as well; so are quotation marks within a number.
std::optional<TomlHazard> hazardIn(std::string_view toml, int levels);

} // namespace chancery
