// SPDX-License-Identifier: GPL-3.0-or-later
// Whether bytes are text, and how much of one a message repeats.
#pragma once

#include <string>
#include <string_view>

namespace chancery {

/// No overlong forms, no halves of surrogate pairs, nothing above U+10FFFF: what TOML and JSON take as text.
bool isUtf8(std::string_view text);

/// A text as messages repeat it: of a long one the beginning, cut between two letters, and "...".
std::string excerpt(std::string_view text);

} // namespace chancery
