// SPDX-License-Identifier: GPL-3.0-or-later
// A line of orders cut into words, dashes and separators.
#pragma once

#include "engine/notation/order_words.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

struct OrderToken
{
    enum class Kind : std::uint8_t { Word, Dash, Colon, Separator, Unknown, End };

    Kind kind = Kind::End;
    std::string_view text;
    std::string folded; ///< of a word
    Keyword keyword = Keyword::None;
    std::size_t begin = 0;    ///< byte of the line
    bool abbreviated = false; ///< a full stop follows it
    bool capitals = false;    ///< no small letter in it
    bool inBrackets = false;
    bool afterStroke = false; ///< "/sc"
};

/// The last token is End. Bullets, numbers before an order, and remarks such as "(*bounce*)" and "# …" are
/// left out. The tokens point into `line`.
std::vector<OrderToken> tokensOf(std::string_view line);

/// The column for people, counted in characters from 1.
std::size_t columnOf(std::string_view line, std::size_t byte);

} // namespace chancery
