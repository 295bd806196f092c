// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts a line of orders into words, dashes and separators.
#pragma once

#include "engine/orders/order_words.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// One word or sign of a line.
struct OrderToken
{
    /// What a token is.
    enum class Kind : std::uint8_t { Word, Dash, Colon, Separator, Unknown, End };

    Kind kind = Kind::End;           ///< a word, a sign or the end
    std::string_view text;           ///< as written, part of the line
    std::string folded;              ///< Word: as fold() returns it
    Keyword keyword = Keyword::None; ///< Word: its meaning in an order
    std::size_t begin = 0;           ///< its byte in the line
    bool abbreviated = false;        ///< a full stop follows it
    bool capitals = false;           ///< it has no small letter
    bool inBrackets = false;         ///< it is in brackets
    bool afterStroke = false;        ///< a stroke precedes it: "/sc"
    bool joined = false;             ///< nothing is between it and the token before
};

/// What tokens leave out of a line.
struct LeftOut
{
    std::vector<int> numbers; ///< before orders
    /// Results behind orders, "(bounce)", as parts of the line.
    std::vector<std::string_view> results;
};

/// Returns the tokens of a line, End last; they refer to `line`. Bullets, numbers before an order, and
/// remarks such as "(*bounce*)" and "# …" are left out. Numbers and results are added to `leftOut`, if it is
/// given.
std::vector<OrderToken> tokensOf(std::string_view line, LeftOut* leftOut = nullptr);

/// Returns a line without the results behind its orders: "A Par - Bur" of "A Par - Bur (bounce)".
std::string withoutResults(std::string_view line);

/// Returns whether a line has anything but signs that part texts: "A Par", but not "|---|".
bool hasWord(std::string_view line);

/// Returns the column of a byte of the line for a message, in characters counted from 1.
std::size_t columnOf(std::string_view line, std::size_t byte);

} // namespace chancery
