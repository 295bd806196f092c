// SPDX-License-Identifier: GPL-3.0-or-later
// The words of orders in the languages that players write, all understood at once.
#pragma once

#include <cstdint>
#include <string_view>

namespace chancery {

/// What a word means in an order.
enum class Keyword : std::uint8_t {
    None,
    Army,
    Fleet,
    Hold,
    Move, ///< also "to"
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
    Condition, ///< "or", "if": what depends on it is no order
    Filler,    ///< without meaning
};

/// Returns what a word means in an order, None if nothing. `folded` is as fold() returns it.
Keyword keywordOf(std::string_view folded);
/// Returns whether a longer word with this meaning begins with `folded`: "wa" begins "waive".
bool beginsKeyword(std::string_view folded, Keyword meant);
/// Returns what a word of at least five letters means in an order if one letter is wrong; None if that is not
/// clear.
Keyword misspeltKeyword(std::string_view folded);

/// Returns whether a word is a verb or the kind of a unit, of three letters or more, with one wrong letter.
bool nearKeyword(std::string_view folded);

/// Returns "nc", "ec", "sc" or "wc" if one word of any language means a coast by itself ("nc", "Nordküste");
/// otherwise empty.
std::string_view coastWord(std::string_view folded);
/// Returns "nc", "ec", "sc" or "wc" for a direction such as "north" or "n", which means a coast only in
/// brackets, after a stroke or before "coast"; otherwise empty.
std::string_view directionWord(std::string_view folded);
/// Returns whether a text begins with a coast: " south coast", "SC - Mar".
bool beginsWithCoast(std::string_view text);
/// Returns whether a word means coast: "coast", "Küste".
bool meansCoast(std::string_view folded);
/// Returns whether a word says what kind of water a name is of: "sea", "Meer", "gulf".
bool meansWater(std::string_view folded);

} // namespace chancery
