// SPDX-License-Identifier: GPL-3.0-or-later
// How deep a TOML document is nested, before anything recursive touches it.
#pragma once

#include <optional>
#include <string_view>

namespace chancery {

struct TextPlace
{
    int line = 1, column = 1;
};

/// Where the brackets and dotted keys of a document first nest deeper than `levels`. Counts from above: a document
/// that passes is not deeper, one that fails has that many brackets and dots open at once.
std::optional<TextPlace> tooDeep(std::string_view toml, int levels);

} // namespace chancery
