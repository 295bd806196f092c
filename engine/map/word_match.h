// SPDX-License-Identifier: GPL-3.0-or-later
// How typed letters match the words of a text: without case and accents, at the beginning of words first. All
// searches use it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// One word of a text.
struct TextWord
{
    std::string folded;             ///< as fold() returns it; other scripts as they are written
    std::size_t begin = 0, end = 0; ///< its bytes in the text
};

/// Returns the words of a text, cut at blanks, dashes, brackets and punctuation. A full stop and a plus do
/// not cut, so that "6.F.14" and "Ctrl+S" are one word each.
std::vector<TextWord> textWords(std::string_view text);

/// What a typed word costs if it is the first word of a text; any other word costs one more.
inline constexpr int costOfWord = 0;
/// What a typed word costs if it begins the first word of a text; any other word costs one more.
inline constexpr int costOfBeginning = 1;
/// What a typed word costs if it is made of the beginnings of several words, one after the other.
inline constexpr int costOfSeveral = 4;
/// What a typed word costs if it is within a word.
inline constexpr int costOfInside = 7;

/// Returns the least cost of a typed word, folded, in a text; nothing if it does not fit. Fewer than three
/// letters fit nothing from within, because they are within almost everything.
std::optional<int> costIn(std::span<const TextWord> text, std::string_view typed);
/// Returns whether a typed word, folded, begins a word of a text.
bool beginsIn(std::span<const TextWord> text, std::string_view typed);

/// Returns whether each of the typed words fits the text; true if nothing is typed.
bool fitsText(std::string_view typed, std::string_view text);

/// Some bytes of a text.
struct TextPlace
{
    std::size_t begin = 0, end = 0; ///< where they begin, and behind the last
};
/// Returns the places of a text that typed words begin or are within, in order, to be marked; none if
/// nothing is typed or a typed word fits nowhere.
std::vector<TextPlace> placesIn(std::string_view text, std::string_view typed);

} // namespace chancery
