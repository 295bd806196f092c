// SPDX-License-Identifier: GPL-3.0-or-later
// The words of orders in the languages that players write, all understood at once.
#pragma once

#include <cstdint>
#include <string_view>

namespace chancery {

enum class Keyword : std::uint8_t {
    None,
    Army,
    Fleet,
    Hold,
    Move, ///< "to" as well
    Support,
    Convoy,
    Via,
    Sea, ///< "by sea"
    Retreat,
    Disband,
    Build,
    Down, ///< German "baut A Mün ab"
    Up,   ///< German "baut A Mün auf", "löst A Mün auf"
    Waive,
    Insurrection,
    Revive,
    From,
    And,
    Filler, ///< says nothing
};

/// What a word means in an order; `folded` as fold() makes it.
Keyword keywordOf(std::string_view folded);
/// The same for a long word that is misspelt by one letter.
Keyword misspeltKeyword(std::string_view folded);

/// "nc", "ec", "sc" or "wc" for one word of any language that means a coast by itself: "nc", "Nordküste".
/// Else empty.
std::string_view coastWord(std::string_view folded);
/// The same for "north" and "n", which mean a coast only in brackets, after a stroke or before "coast".
std::string_view directionWord(std::string_view folded);
/// "coast", "Küste".
bool meansCoast(std::string_view folded);

} // namespace chancery
