// SPDX-License-Identifier: GPL-3.0-or-later
// The letters and digits of ASCII, whatever the language of the computer, and the blanks around a text.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace chancery {

/// Returns whether a byte is one of 0 to 9.
constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
/// Returns whether a byte is one of a to z.
constexpr bool isSmallLetter(char c)
{
    return c >= 'a' && c <= 'z';
}
/// Returns whether a byte is one of A to Z.
constexpr bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}
/// Returns whether a byte is a letter without a mark.
constexpr bool isLetter(char c)
{
    return isSmallLetter(c) || isCapital(c);
}

/// Returns the small letter of a capital, and every other byte as it is.
constexpr char asSmallLetter(char c)
{
    return isCapital(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
/// Returns the capital of a small letter, and every other byte as it is.
constexpr char asCapital(char c)
{
    return isSmallLetter(c) ? static_cast<char>(c - 'a' + 'A') : c;
}
/// Returns a text in small letters.
inline std::string inSmallLetters(std::string text)
{
    std::ranges::transform(text, text.begin(), asSmallLetter);
    return text;
}
/// Returns a text in capitals.
inline std::string inCapitals(std::string text)
{
    std::ranges::transform(text, text.begin(), asCapital);
    return text;
}
/// Returns whether two texts are the same but for capitals.
constexpr bool sameButForCapitals(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, asSmallLetter, asSmallLetter);
}

/// Returns a text without the blanks and line ends around it.
constexpr std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n\v\f";
    const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

} // namespace chancery
