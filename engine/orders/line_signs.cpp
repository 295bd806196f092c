// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/line_signs.h"

#include "engine/map/spelling.h"
#include "engine/orders/order_words.h"
#include "engine/orders/text_marks.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <array>

namespace chancery {

bool isApart(std::string_view line, std::size_t at)
{
    constexpr std::string_view before = " \t,;|*_`\"'";
    return at == 0 || before.find(line[at - 1]) != std::string_view::npos;
}

bool isTextPrefix(std::string_view line, std::size_t at)
{
    constexpr std::string_view before = "[ ,";
    const std::string_view rest = line.substr(at);
    const bool text = rest.starts_with("u'") || rest.starts_with("u\"");
    return text && at > 0 && before.find(line[at - 1]) != std::string_view::npos;
}

std::size_t countAt(std::string_view line, std::size_t at)
{
    if (line[at] != '(') return 0;
    const std::size_t end = line.find_first_not_of("0123456789", at + 1);
    const bool count = end != std::string_view::npos && end > at + 1 && line.substr(end).starts_with("):");
    return count ? end + 1 - at : 0;
}

std::size_t emojiAt(std::string_view line, std::size_t at, bool first)
{
    constexpr std::array<std::string_view, 16> signs{"x",       "anchor", "tank",  "ship",  "smile", "boom",
                                                     "fire",    "star",   "eyes",  "skull", "sword", "bomb",
                                                     "warning", "rocket", "check", "shield"};
    const std::size_t bytes = isApart(line, at) ? emojiName(line.substr(at)) : 0;
    const std::string_view name = line.substr(at, bytes);
    const bool names = bytes > 0 && first && name.find('_') == std::string_view::npos &&
                       std::ranges::find(signs, name.substr(1, bytes - 2)) == signs.end();
    return names ? 1 : bytes;
}

bool isListAt(std::string_view line, std::size_t at)
{
    const std::size_t first = line.find_first_not_of(" \t[", at);
    if (first == std::string_view::npos) return false;
    constexpr std::string_view quotes = "'\"";
    const bool prefix = first + 1 < line.size() && (line[first] == 'u' || line[first] == 'r');
    if (quotes.find(line[first + (prefix ? 1 : 0)]) != std::string_view::npos) return true;
    const std::size_t end = std::min(line.find_first_of(" \t", first), line.size());
    const Keyword word = keywordOf(fold(line.substr(first, end - first)));
    return end < line.size() && (word == Keyword::Army || word == Keyword::Fleet);
}

bool isAngle(std::string_view line, std::size_t at)
{
    return line[at] == '>' && at > 0 && line[at - 1] != '-' && line[at - 1] != '=';
}

bool opensAngle(std::string_view line, std::size_t at)
{
    constexpr std::size_t longest = 200; // bytes
    const std::string_view rest = line.substr(at);
    if (!rest.starts_with('<') || rest.starts_with("<-") || rest.starts_with("<=")) return false;
    for (std::size_t next = at + 1; next < std::min(line.size(), at + longest); ++next)
        if (isAngle(line, next)) return true;
    return false;
}

std::size_t noOrderAt(std::string_view line, std::size_t at)
{
    constexpr std::array<std::string_view, 9> marks{
        "(NO)", "(no order)", "(No order)", "(no orders)", "(NMR)", "(nmr)", "(unordered)", "(u/o)", "(U/O)"};
    const std::string_view rest = line.substr(at);
    for (const std::string_view mark : marks)
        if (rest.front() == '(' && rest.starts_with(mark)) return mark.size();
    thread_local const WordList words("prose", "no_order");
    const auto begins = [&rest](const MeantWord& one) { return one.word.front() == rest.front(); };
    if (std::ranges::none_of(words.words(), begins)) return 0;
    constexpr std::size_t longest = 20; // letters
    std::string folded;
    for (std::size_t end = 0; end < rest.size() && folded.size() < longest;) {
        end += foldOne(rest.substr(end), Umlaut::OneLetter, folded);
        if (words.has(folded)) return end;
    }
    return 0;
}

} // namespace chancery
