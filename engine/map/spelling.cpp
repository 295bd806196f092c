// SPDX-License-Identifier: GPL-3.0-or-later
// Folding of Latin, Greek and Cyrillic letters, and the Damerau distance of short words.
#include "engine/map/spelling.h"

#include "engine/base/ascii.h"

#include <algorithm>
#include <array>
#include <bit>

namespace chancery {

namespace {

struct Decoded
{
    char32_t letter; ///< 0 if it is no UTF-8
    std::size_t bytes;
};

bool continues(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

Decoded decode(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) return {lead, 1};
    const std::size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes) return {0, 1};
    char32_t letter = lead & (0xFFU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        if (!continues(text[i])) return {0, i};
        letter = letter << 6 | (static_cast<unsigned char>(text[i]) & 0x3F);
    }
    return {letter, bytes};
}

/// The plain letters of U+00C0 to U+017F, one each: '.' where there is no letter, a capital where it takes
/// two.
constexpr std::string_view plain = "aaaaaaAceeeeiiiidnooooo.ouuuuytSaaaaaaAceeeeiiiidnooooo.ouuuuyty"
                                   "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiJJjjkkklllllll"
                                   "lllnnnnnnnnnooooooOOrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

std::string_view twoLetters(char32_t letter)
{
    switch (letter) {
    case U'ä':
    case U'Ä':
        return "ae";
    case U'ö':
    case U'Ö':
    case U'ø':
    case U'Ø':
        return "oe";
    case U'ü':
    case U'Ü':
        return "ue";
    case U'å':
    case U'Å':
        return "aa";
    default:
        return {};
    }
}

std::string_view always(char sign)
{
    switch (sign) {
    case 'A':
        return "ae";
    case 'O':
        return "oe";
    case 'S':
        return "ss";
    case 'J':
        return "ij";
    default:
        return {};
    }
}

void appendLatin(char32_t letter, Umlaut umlaut, std::string& to)
{
    const std::string_view pair = umlaut == Umlaut::TwoLetters ? twoLetters(letter) : std::string_view();
    const std::size_t at = letter - 0xC0;
    const char sign = at < plain.size() ? plain[at] : '.';
    if (!pair.empty())
        to += pair;
    else if (!always(sign).empty())
        to += always(sign);
    else if (sign != '.')
        to += sign;
}

char32_t smallLetter(char32_t letter)
{
    if (letter >= 0x391 && letter <= 0x3A9) return letter + 0x20;
    if (letter >= 0x410 && letter <= 0x42F) return letter + 0x20;
    if (letter >= 0x400 && letter <= 0x40F) return letter + 0x50;
    return letter;
}

void appendTwoBytes(char32_t letter, std::string& to)
{
    to += static_cast<char>(0xC0 | letter >> 6);
    to += static_cast<char>(0x80 | (letter & 0x3F));
}

void appendAscii(char c, std::string& to)
{
    if (isLetter(c) || isDigit(c)) to += asSmallLetter(c);
}

/// Returns whether a character is a letter or digit as wide as Chinese ones are.
bool isFullWidth(char32_t letter)
{
    return letter > 0xFF00 && letter < 0xFF5F;
}

} // namespace

std::size_t foldOne(std::string_view text, Umlaut umlaut, std::string& to)
{
    const Decoded next = decode(text);
    if (next.letter < 0x80)
        appendAscii(static_cast<char>(next.letter), to);
    else if (next.letter >= 0xC0 && next.letter < 0x180)
        appendLatin(next.letter, umlaut, to);
    else if (next.letter >= 0x370 && next.letter < 0x530)
        appendTwoBytes(smallLetter(next.letter), to);
    else if (isFullWidth(next.letter))
        appendAscii(static_cast<char>(next.letter - 0xFEE0), to);
    return next.bytes;
}

std::string fold(std::string_view text, Umlaut umlaut)
{
    std::string folded;
    folded.reserve(text.size());
    while (!text.empty()) text.remove_prefix(foldOne(text, umlaut, folded));
    return folded;
}

namespace {

/// Returns the bytes of a word as a set, several bytes to a bit.
std::uint64_t lettersIn(std::string_view word)
{
    std::uint64_t letters = 0;
    for (const char c : word) letters |= std::uint64_t{1} << (static_cast<unsigned char>(c) % 64);
    return letters;
}

} // namespace

int spellingDistance(std::string_view a, std::string_view b, int limit)
{
    constexpr std::size_t longest = 40;
    const int tooFar = limit + 1;
    const auto gap = a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
    if (std::max(a.size(), b.size()) > longest || gap > static_cast<std::size_t>(limit)) return tooFar;
    // A change of one letter takes one out of the set of letters at most, and puts one into it.
    if (std::popcount(lettersIn(a) ^ lettersIn(b)) > 2 * limit) return tooFar;

    std::array<std::array<int, longest + 1>, 3> rows{}; // the last two rows and the one being filled
    for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i + 2) % 3];
        row[0] = static_cast<int>(i);
        int least = row[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int replaced = above[j - 1] + (a[i - 1] != b[j - 1]);
            row[j] = std::min({replaced, above[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], rows[(i + 1) % 3][j - 2] + 1);
            least = std::min(least, row[j]);
        }
        if (least > limit) return tooFar;
    }
    return std::min(rows[a.size() % 3][b.size()], tooFar);
}

} // namespace chancery
