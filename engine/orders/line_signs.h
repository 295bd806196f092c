// SPDX-License-Identifier: GPL-3.0-or-later
// What signs at one place of a line are, as the line alone tells it: lists, prefixes, emoji, angles.
#pragma once

#include <cstddef>
#include <string_view>

namespace chancery {

/// Returns whether a word can begin at a place: a blank, a sign between orders or an ornament is before it.
bool isApart(std::string_view line, std::size_t at);
/// Returns whether a letter of Python is before a text: "[u'A Par - Bur']".
bool isTextPrefix(std::string_view line, std::size_t at);
/// Returns how long a count in brackets is before its colon, "(2)" of "Builds (2): A Lon"; 0 if there is
/// none.
std::size_t countAt(std::string_view line, std::size_t at);
/// Returns how long an emoji's name is, ":white_check_mark:"; 0 if there is none. As the `first` word of a
/// line,
/// ":france: A Par - Bur" names the power as "france:" does: then it is 1.
std::size_t emojiAt(std::string_view line, std::size_t at, bool first);
/// Returns whether a bracket holds orders and no remark: "['A BUD - SER', 'F TRI - ALB']".
bool isListAt(std::string_view line, std::size_t at);
/// Returns whether a closing angle bracket is at a place, and no arrow that is made of it.
bool isAngle(std::string_view line, std::size_t at);
/// Returns whether an angle bracket that is not the end of an arrow is closed soon: "<F NTH> S A Hol-Bel".
bool opensAngle(std::string_view line, std::size_t at);
/// Returns how long the words are that say that a unit has no order, "(unordered)"; 0 if there are none.
std::size_t noOrderAt(std::string_view line, std::size_t at);

} // namespace chancery
