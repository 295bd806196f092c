// SPDX-License-Identifier: GPL-3.0-or-later
// What is beside the orders of a line: remarks in brackets, signs, and what says that there is no order.
#pragma once

#include "engine/orders/order_tokens.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace chancery {

/// Returns whether a word is one of these, which are as fold() returns them.
template<std::size_t n>
bool isAmong(const std::array<std::string_view, n>& words, const OrderToken& word)
{
    return std::ranges::find(words, word.folded) != words.end();
}

inline bool isAmong(const WordList& words, const OrderToken& word)
{
    return words.has(word.folded);
}

/// Returns whether a word is the kind of a unit, or its letter.
inline bool isKind(const OrderToken& word)
{
    return word.keyword == Keyword::Army || word.keyword == Keyword::Fleet;
}

/// Returns the words of a line.
std::vector<OrderToken> wordsOf(std::string_view line);

/// Returns the text before the remark in brackets at its end; a coast stays.
std::string_view withoutRemarkBehind(std::string_view text);

/// Returns the text without the signs by which short reports mark a failed order.
std::string_view withoutSign(std::string_view text);

/// Returns whether a line describes orders from the other side, "supported by A Munich", as commentaries do,
/// and orders no move.
bool isTold(std::string_view line);

/// Returns an order without the remark at its end that the reader of orders does not know as a result.
std::string_view withoutUnknownRemark(std::string_view text);

/// Takes away what says at the end of a text that there is no order, "no move received"; returns whether it
/// was there.
bool cutNoOrder(std::string_view& text);

/// Returns the pieces of a list: at commas, semicolons and the word "and".
std::vector<std::string_view> listedIn(std::string_view line);

/// Returns the parts of a line that a full stop and a blank part, without the stops.
std::vector<std::string> sentencesIn(std::string_view line);

} // namespace chancery
