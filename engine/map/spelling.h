// SPDX-License-Identifier: GPL-3.0-or-later
// Makes spellings comparable, without case, accents, blanks and punctuation, and measures how different two
// are.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chancery {

/// How "ü" is folded, since people type both Munchen and Muenchen.
enum class Umlaut : std::uint8_t { OneLetter, TwoLetters };

/// Returns the letters and digits of `text` without case and accents: "St. Petersburg" becomes
/// "stpetersburg". Bytes that are not UTF-8 are dropped.
std::string fold(std::string_view text, Umlaut umlaut = Umlaut::OneLetter);

/// Appends the first character of `text`, folded, to `to` and returns how many bytes it took; `text` must not
/// be empty.
std::size_t foldOne(std::string_view text, Umlaut umlaut, std::string& to);

/// Returns how many letters must be inserted, dropped, replaced or swapped with a neighbour to turn `a` into
/// `b`; `limit` + 1 if there are more than `limit` or a word is longer than 40 bytes.
int spellingDistance(std::string_view a, std::string_view b, int limit);

} // namespace chancery
