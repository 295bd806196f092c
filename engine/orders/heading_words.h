// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a heading, without the words that every heading may have: "Orders for Russia (4)" is "Russia".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

inline constexpr std::string_view noFlag{};

/// A word of a heading.
struct LabelWord
{
    std::string folded;       ///< as fold() returns it
    bool dashed = false;      ///< a hyphen joins it to the word before
    bool abbreviated = false; ///< a full stop follows it
};

/// A part of a heading, between brackets and dashes.
struct HeadingPart
{
    std::vector<LabelWord> words;   ///< without counts and what says that it is a heading
    std::string_view flag = noFlag; ///< the power of a flag, by its English name
    bool apart = false;             ///< it is in brackets, or a dash or a stroke is beside it
};

/// Returns whether a text is only a count, as "3 centres" is.
bool isOnlyCount(std::string_view text);

/// Returns where the label of a line ends: at a colon that is neither of the name of an emoji nor in
/// brackets, as in "France (user: Bob)"; at the end of the line if there is none.
std::size_t endOfLabel(std::string_view line);

/// Returns the parts of a label, from left to right. A flag is a part by itself.
std::vector<HeadingPart> headingParts(std::string_view label);

/// Returns the word whose letters are the words of a part, "R U S S I A"; empty if they are not.
std::string spacedOut(const HeadingPart& part);

} // namespace chancery
