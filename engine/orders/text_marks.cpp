// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of signs: by their text, and by ranges of Unicode.
#include "engine/orders/text_marks.h"

#include "engine/base/ascii.h"
#include "engine/map/spelling.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <system_error>
#include <utility>

namespace chancery {

namespace {

struct NamedMark
{
    std::string_view text;
    Mark mark;
};

constexpr std::array namedMarks{
    NamedMark{" ", Mark::Blank},         NamedMark{"\t", Mark::Blank},
    NamedMark{"\r", Mark::Blank},        NamedMark{"\v", Mark::Blank},
    NamedMark{"\f", Mark::Blank},        NamedMark{"-", Mark::Dash},
    NamedMark{">!", Mark::Ornament},     NamedMark{"!<", Mark::Ornament}, // a spoiler
    NamedMark{">", Mark::Dash},          NamedMark{"=>", Mark::Dash},
    NamedMark{"*", Mark::Ornament},      NamedMark{"\"", Mark::Ornament},
    NamedMark{"'", Mark::Ornament},      NamedMark{"`", Mark::Ornament},
    NamedMark{"!", Mark::Ornament},      NamedMark{"?", Mark::Ornament},
    NamedMark{"_", Mark::Ornament},      NamedMark{"\\", Mark::Ornament},
    NamedMark{"&nbsp;", Mark::Blank},    NamedMark{"&ensp;", Mark::Blank},
    NamedMark{"&emsp;", Mark::Blank},    NamedMark{"&#160;", Mark::Blank},
    NamedMark{"&gt;", Mark::Dash},       NamedMark{"&ndash;", Mark::Dash},
    NamedMark{"&mdash;", Mark::Dash},    NamedMark{"&minus;", Mark::Dash},
    NamedMark{"&rarr;", Mark::Dash},     NamedMark{"&rArr;", Mark::Dash},
    NamedMark{"&#62;", Mark::Dash},      NamedMark{"&#8211;", Mark::Dash},
    NamedMark{"&#8212;", Mark::Dash},    NamedMark{"&#8594;", Mark::Dash},
    NamedMark{"=20", Mark::Blank},       NamedMark{"=C2=A0", Mark::Blank}, // as mails write other bytes
    NamedMark{"=09", Mark::Blank},       NamedMark{"=2D", Mark::Dash},
    NamedMark{"=E2=80=93", Mark::Dash},  NamedMark{"=E2=80=94", Mark::Dash},
    NamedMark{"=E2=86=92", Mark::Dash},  NamedMark{"=3E", Mark::Dash},
    NamedMark{"~~", Mark::None},         NamedMark{"~", Mark::Dash},
    NamedMark{"&quot;", Mark::Ornament}, NamedMark{"&apos;", Mark::Ornament},
    NamedMark{"&#39;", Mark::Ornament},  NamedMark{"&shy;", Mark::Ornament},
    NamedMark{"&#32;", Mark::Blank},     NamedMark{"&#x20;", Mark::Blank},
    NamedMark{"&#x3E;", Mark::Dash},     NamedMark{"&#x27;", Mark::Ornament},
    NamedMark{"&#91;", Mark::Ornament},  NamedMark{"&#93;", Mark::Ornament},
    NamedMark{"&thinsp;", Mark::Blank},  NamedMark{"&hyphen;", Mark::Dash},
    NamedMark{"&lrm;", Mark::Ornament},  NamedMark{"&rlm;", Mark::Ornament},
    NamedMark{"&bull;", Mark::Ornament}, NamedMark{"&check;", Mark::Ornament},
    NamedMark{"&zwnj;", Mark::Ornament}, NamedMark{"&zwj;", Mark::Ornament},
};

/// Dashes, minus signs and arrows to the right, from the first to the last of each range; in order.
constexpr std::array<std::pair<char32_t, char32_t>, 139> dashes{{
    {0x058A, 0x058A},   {0x05BE, 0x05BE},   {0x1400, 0x1400},   {0x1806, 0x1806},   {0x2010, 0x2015},
    {0x2043, 0x2043},   {0x2053, 0x2053},   {0x207B, 0x207B},   {0x208B, 0x208B},   {0x2192, 0x2192},
    {0x219D, 0x219D},   {0x21A0, 0x21A0},   {0x21A3, 0x21A3},   {0x21A6, 0x21A6},   {0x21AA, 0x21AA},
    {0x21AC, 0x21AC},   {0x21B1, 0x21B1},   {0x21B3, 0x21B4},   {0x21BE, 0x21BE},   {0x21C0, 0x21C2},
    {0x21C9, 0x21C9},   {0x21D2, 0x21D2},   {0x21DB, 0x21DB},   {0x21DD, 0x21DD},   {0x21E2, 0x21E2},
    {0x21E5, 0x21E5},   {0x21E8, 0x21E8},   {0x21F0, 0x21F0},   {0x21F4, 0x21F4},   {0x21F6, 0x21F6},
    {0x21F8, 0x21F8},   {0x21FB, 0x21FB},   {0x21FE, 0x21FE},   {0x2212, 0x2212},   {0x2794, 0x2794},
    {0x2798, 0x27AF},   {0x27B1, 0x27BE},   {0x27F4, 0x27F4},   {0x27F6, 0x27F6},   {0x27F9, 0x27F9},
    {0x27FC, 0x27FC},   {0x27FE, 0x27FF},   {0x2900, 0x2901},   {0x2903, 0x2903},   {0x2905, 0x2905},
    {0x2907, 0x2907},   {0x290D, 0x290D},   {0x290F, 0x2911},   {0x2914, 0x2918},   {0x291A, 0x291A},
    {0x291C, 0x291C},   {0x291E, 0x291E},   {0x2920, 0x2920},   {0x2933, 0x2935},   {0x2937, 0x2937},
    {0x2945, 0x2945},   {0x2947, 0x2947},   {0x2953, 0x2953},   {0x2957, 0x2957},   {0x295B, 0x295B},
    {0x295F, 0x295F},   {0x2964, 0x2964},   {0x296C, 0x296D},   {0x2971, 0x2972},   {0x2974, 0x2975},
    {0x2978, 0x2979},   {0x2B0E, 0x2B0F},   {0x2B43, 0x2B44},   {0x2B46, 0x2B48},   {0x2B4C, 0x2B4C},
    {0x2B62, 0x2B62},   {0x2B6C, 0x2B6C},   {0x2B72, 0x2B72},   {0x2B7C, 0x2B7C},   {0x2B86, 0x2B86},
    {0x2B8A, 0x2B8A},   {0x2B95, 0x2B95},   {0x2B9A, 0x2B9A},   {0x2B9E, 0x2B9E},   {0x2BA1, 0x2BA1},
    {0x2BA3, 0x2BA3},   {0x2BA5, 0x2BA5},   {0x2BA7, 0x2BA7},   {0x2BA9, 0x2BA9},   {0x2BAB, 0x2BAB},
    {0x2BAD, 0x2BAD},   {0x2BAF, 0x2BAF},   {0x2BEE, 0x2BEE},   {0x2E17, 0x2E17},   {0x2E1A, 0x2E1A},
    {0x2E3A, 0x2E3B},   {0x2E40, 0x2E40},   {0x2E5D, 0x2E5D},   {0x301C, 0x301C},   {0x3030, 0x3030},
    {0x30A0, 0x30A0},   {0xFE31, 0xFE32},   {0xFE58, 0xFE58},   {0xFE63, 0xFE63},   {0xFF0D, 0xFF0D},
    {0xFF1E, 0xFF1E},   {0xFF5E, 0xFF5E},   {0xFFEB, 0xFFEB},   {0x10EAD, 0x10EAD}, {0x1F802, 0x1F802},
    {0x1F806, 0x1F806}, {0x1F80A, 0x1F80A}, {0x1F80E, 0x1F80E}, {0x1F812, 0x1F812}, {0x1F816, 0x1F816},
    {0x1F81A, 0x1F81A}, {0x1F81E, 0x1F81E}, {0x1F822, 0x1F822}, {0x1F826, 0x1F826}, {0x1F82A, 0x1F82A},
    {0x1F82E, 0x1F82E}, {0x1F832, 0x1F832}, {0x1F836, 0x1F836}, {0x1F83A, 0x1F83A}, {0x1F83E, 0x1F83E},
    {0x1F842, 0x1F842}, {0x1F846, 0x1F846}, {0x1F84A, 0x1F84A}, {0x1F84E, 0x1F84E}, {0x1F852, 0x1F852},
    {0x1F862, 0x1F862}, {0x1F86A, 0x1F86A}, {0x1F872, 0x1F872}, {0x1F87A, 0x1F87A}, {0x1F882, 0x1F882},
    {0x1F892, 0x1F892}, {0x1F896, 0x1F896}, {0x1F89A, 0x1F89A}, {0x1F8A1, 0x1F8A1}, {0x1F8A3, 0x1F8A3},
    {0x1F8A5, 0x1F8A5}, {0x1F8A9, 0x1F8A9}, {0x1F8AB, 0x1F8AB}, {0x1F8B1, 0x1F8B1},
}};

/// Characters from `first` to `last`.
struct MarkRange
{
    char32_t first, last;
    Mark mark;
};

/// The first row with a character counts.
constexpr std::array markRanges{
    MarkRange{0x00A0, 0x00A0, Mark::Blank},    // no-break space
    MarkRange{0x00AB, 0x00AB, Mark::Ornament}, // quotation marks
    MarkRange{0x00AD, 0x00AD, Mark::Ornament}, // soft hyphen
    MarkRange{0x00B4, 0x00B4, Mark::Ornament}, // accent
    MarkRange{0x00B7, 0x00B7, Mark::Ornament}, // middle dot
    MarkRange{0x00BB, 0x00BB, Mark::Ornament}, // quotation marks
    MarkRange{0x1680, 0x1680, Mark::Blank},    // a space of Ogham
    MarkRange{0x2000, 0x200B, Mark::Blank},    // spaces
    MarkRange{0x200C, 0x200F, Mark::Ornament}, // joiners and direction marks
    MarkRange{0x2018, 0x2027, Mark::Ornament}, // quotation marks, bullets, dots
    MarkRange{0x2028, 0x2029, Mark::Blank},    // separators of lines
    MarkRange{0x202A, 0x202E, Mark::Ornament}, // direction marks
    MarkRange{0x202F, 0x202F, Mark::Blank},    // narrow no-break space
    MarkRange{0x2039, 0x203C, Mark::Ornament}, // quotation marks, exclamation marks
    MarkRange{0x205F, 0x205F, Mark::Blank},    // mathematical space
    MarkRange{0x2460, 0x2473, Mark::Ornament}, // numbers in circles
    MarkRange{0x2060, 0x206F, Mark::Ornament}, // what is not seen
    MarkRange{0x20E3, 0x20E3, Mark::Ornament}, // the frame of a key
    MarkRange{0x219B, 0x219B, Mark::None},     // a crossed one
    MarkRange{0x25A0, 0x25FF, Mark::Ornament}, // squares, triangles, circles
    MarkRange{0x2600, 0x2793, Mark::Ornament}, // ticks, crosses, swords, stars
    MarkRange{0x2795, 0x2797, Mark::None},     // plus, minus, divided by
    MarkRange{0x27B0, 0x27B0, Mark::Ornament},   MarkRange{0x2B1B, 0x2B1C, Mark::Ornament}, // squares
    MarkRange{0x2B50, 0x2B55, Mark::Ornament},                                              // stars, circles
    MarkRange{0x3000, 0x3000, Mark::Blank},                                                 // wide space
    MarkRange{0xFE00, 0xFE0F, Mark::Ornament},   // how the sign before looks
    MarkRange{0xFEFF, 0xFEFF, Mark::Blank},      // byte order mark
    MarkRange{0x1F000, 0x1F7FF, Mark::Ornament}, // emoji
    MarkRange{0x1F900, 0x1FAFF, Mark::Ornament}, // emoji
};

/// Returns whether a character is a dash or an arrow to the right.
bool isDash(char32_t letter)
{
    const auto next = std::ranges::upper_bound(dashes, letter, {}, &std::pair<char32_t, char32_t>::first);
    return next != dashes.begin() && letter <= std::prev(next)->second;
}

/// Returns what a character of several bytes is.
Mark markOf(char32_t letter)
{
    if (isDash(letter)) return Mark::Dash;
    const auto found = std::ranges::find_if(markRanges, [letter](const MarkRange& range) {
        return range.first <= letter && letter <= range.last;
    });
    return found == markRanges.end() ? Mark::None : found->mark;
}

/// Returns the character that HTML's reference by number stands for at the beginning of a text, "&#8594;",
/// "&#x2192;", and how long it is written; 0 if there is none.
std::pair<char32_t, std::size_t> referenceAt(std::string_view text)
{
    constexpr std::size_t longest = 10;
    if (!text.starts_with("&#")) return {0, 0};
    const bool hexadecimal = text.size() > 2 && (text[2] == 'x' || text[2] == 'X');
    const std::size_t begin = hexadecimal ? 3 : 2, end = text.substr(0, longest).find(';');
    if (end == std::string_view::npos) return {0, 0};
    std::uint32_t number = 0;
    const auto [behind, error] =
        std::from_chars(text.data() + begin, text.data() + end, number, hexadecimal ? 16 : 10);
    if (error != std::errc() || behind != text.data() + end) return {0, 0};
    return {number, end + 1};
}

/// Returns how long a tag of HTML or of a bulletin board is, "<br/>", "[/b]", or the mention of a member of a
/// chat,
/// "<@123>"; 0 if there is none. What strikes text out is none of these.
std::size_t tagAt(std::string_view text)
{
    constexpr std::size_t longest = 80;
    constexpr std::array<std::string_view, 25> tags{
        "br",  "b",    "i",     "u",          "em",      "strong", "p",     "div",   "span",
        "li",  "ul",   "ol",    "td",         "tr",      "th",     "table", "tbody", "code",
        "pre", "font", "quote", "blockquote", "spoiler", "color",  "size"};
    if (text.empty() || (text[0] != '<' && text[0] != '[')) return 0;
    const std::size_t end = text.substr(0, longest).find(text[0] == '<' ? '>' : ']');
    if (end == std::string_view::npos) return 0;
    std::string_view name = text.substr(1, end - 1);
    if (text[0] == '<' && (name.starts_with('@') || name.starts_with('#'))) return end + 1;
    if (name.starts_with('/')) name.remove_prefix(1);
    name = name.substr(0, name.find_first_of(" =/"));
    return std::ranges::find(tags, fold(name)) != tags.end() ? end + 1 : 0;
}

/// Returns the first character of a text that is valid UTF-8 of several bytes, and how many; 0 if it is none.
std::pair<char32_t, std::size_t> wideAt(std::string_view text)
{
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (text.empty() || byte(0) < 0xC2 || byte(0) > 0xF4) return {0, 0};
    const std::size_t bytes = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
    if (text.size() < bytes) return {0, 0};
    char32_t letter = byte(0) & (0xFFU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {0, 0};
        letter = letter << 6 | (byte(i) & 0x3FU);
    }
    return {letter, bytes};
}

} // namespace

MarkAt markAt(std::string_view text)
{
    constexpr char32_t firstWide = 0x80;
    const auto [letter, bytes] = wideAt(text);
    if (bytes == 0) {
        const auto isAmong = [text](char first, char last) {
            return text.front() >= first && text.front() <= last;
        };
        if (text.empty() || isAmong('a', 'z') || isAmong('A', 'Z') || isAmong('0', '9'))
            return {}; // as most are
        if (const std::size_t tag = tagAt(text)) return {Mark::Blank, tag};
        if (text == "=" || text == "=\r") return {Mark::Blank, 1}; // a mail breaks the line here
        if (const auto [referred, length] = referenceAt(text); referred >= firstWide)
            if (const Mark mark = markOf(referred); mark != Mark::None) return {mark, length};
        for (const NamedMark& one : namedMarks)
            if (text.starts_with(one.text))
                return one.mark == Mark::None ? MarkAt{} : MarkAt{one.mark, one.text.size()};
        return {};
    }
    const Mark mark = markOf(letter);
    return mark == Mark::None ? MarkAt{} : MarkAt{mark, bytes};
}

bool isUnseen(std::string_view text)
{
    const char32_t letter = wideAt(text).first;
    return letter == 0x00AD || (letter >= 0x200C && letter <= 0x200F) ||
           (letter >= 0x202A && letter <= 0x202E) || (letter >= 0x2060 && letter <= 0x2069);
}

bool isSmiley(std::string_view text)
{
    text = text.substr(0, text.find_last_not_of(" \t\r") + 1);
    constexpr std::array<std::string_view, 10> smileys{":)", ":-)", ";)",  ";-)", ":D",
                                                       ":P", ":(",  ":-(", "<3",  "xD"};
    return std::ranges::find(smileys, text) != smileys.end();
}

std::size_t emojiName(std::string_view text)
{
    constexpr std::size_t fewest = 3; // ":x:"
    if (!text.starts_with(':')) return 0;
    const std::size_t end = text.find(':', 1);
    if (end == std::string_view::npos || end + 1 < fewest) return 0;
    const bool name = std::ranges::all_of(text.substr(1, end - 1), [](char c) {
        return isSmallLetter(c) || isDigit(c) || c == '_' || c == '+' || c == '-';
    });
    return name ? end + 1 : 0;
}

} // namespace chancery
