// SPDX-License-Identifier: GPL-3.0-or-later
// The verb that an order begins with.
#pragma once

#include "engine/orders/line_tokens.h"
#include "engine/orders/spelled_order.h"

#include <cstddef>

namespace chancery {

/// A verb before its unit: "Build F London", "Builds 2: F London", "I move A Vienna to Tyrolia".
struct LeadingVerb
{
    Verb verb = Verb::None;
    std::size_t end = 0;   ///< the token behind it, and behind its number and colon
    bool isLetter = false; ///< it is one letter, which may be short for another verb
};

/// Returns the verb that begins an order at a token, with `end` at that token if there is none.
LeadingVerb leadingVerb(const LineTokens& line, PhaseKind kind, std::size_t at);

/// Returns whether a letter that is short for "retreats" elsewhere means to remove: "A Pic R" in Winter.
bool meansRemoval(const LineTokens& line, PhaseKind kind, std::size_t at);

/// Returns whether a word is a number, in digits or as a word: "2", "two".
bool isCount(const OrderToken& token);

/// Returns how a word says that the unit behind it helps the order before: "supported by", "(S", and
/// behind "with" "support of", "convoy F"; Verb::None if it does not, as "supports" and "in support of" do
/// not.
Verb helpSaid(const LineTokens& line, std::size_t at, bool with);

} // namespace chancery
