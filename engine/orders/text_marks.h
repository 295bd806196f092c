// SPDX-License-Identifier: GPL-3.0-or-later
// Signs that are no letters: blanks, dashes and ornaments, as keyboards, chats and web pages write them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace chancery {

/// What a sign is between the words of an order.
enum class Mark : std::uint8_t {
    None,
    Blank,
    Dash,     ///< also an arrow to the right
    Ornament, ///< it means nothing: quotation marks, ticks, emoji
};

/// A sign at the beginning of a text.
struct MarkAt
{
    Mark mark = Mark::None;
    std::size_t bytes = 0; ///< how long it is; 0 if there is none
};

/// Returns the sign that a text begins with. A character reference of HTML, "&gt;", counts as the sign.
MarkAt markAt(std::string_view text);
/// Returns whether a text begins with a character that is not seen, such as a soft hyphen: within a word it
/// means nothing.
bool isUnseen(std::string_view text);
/// Returns how long the name of an emoji is at the beginning of a text, ":white_check_mark:"; 0 if none is.
std::size_t emojiName(std::string_view text);
/// Returns whether a text is nothing but a smiley, ":-)".
bool isSmiley(std::string_view text);

} // namespace chancery
