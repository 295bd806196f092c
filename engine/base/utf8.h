// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that bytes are text, shortens text for messages, and reads the line ends of other systems.
#pragma once

#include <string>
#include <string_view>

namespace chancery {

/// Returns whether `text` is valid UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF.
bool isUtf8(std::string_view text);

/// Returns `text` for use in a message: if it has more bytes than `longest`, its beginning, cut between two
/// letters, and "...".
std::string excerpt(std::string_view text, std::size_t longest = 80);

/// Returns whether a line of `text` ends with a carriage return and a line feed, as on other systems.
bool hasCarriageReturns(std::string_view text);
/// Returns `text` with a line feed alone at the end of each line.
std::string withLineFeeds(std::string_view text);

} // namespace chancery
