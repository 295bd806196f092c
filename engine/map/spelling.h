// SPDX-License-Identifier: GPL-3.0-or-later
// Spellings made comparable: without case, accents, blanks and punctuation; and how far apart two of them
// are.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chancery {

/// What becomes of "ü": people type Muenchen and Munchen.
enum class Umlaut : std::uint8_t { OneLetter, TwoLetters };

/// "St. Petersburg" becomes "stpetersburg". Bytes that are no UTF-8 are dropped.
std::string fold(std::string_view text, Umlaut umlaut = Umlaut::OneLetter);

/// Appends one character, folded, and returns how many bytes of `text` it took; `text` must not be empty.
std::size_t foldOne(std::string_view text, Umlaut umlaut, std::string& to);

/// Letters to insert, drop, replace or swap with their neighbour to come from one word to the other; stops
/// counting above `limit`. Words longer than 40 bytes are never near.
int spellingDistance(std::string_view a, std::string_view b, int limit);

} // namespace chancery
