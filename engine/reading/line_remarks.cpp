// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/line_remarks.h"

#include "engine/base/ascii.h"
#include "engine/map/spelling.h"
#include "engine/orders/result_words.h"
#include "engine/orders/token_joints.h"

#include <algorithm>
#include <array>

namespace chancery {

std::vector<OrderToken> wordsOf(std::string_view line)
{
    std::vector<OrderToken> words = tokensOf(line);
    std::erase_if(words, [](const OrderToken& token) { return token.kind != OrderToken::Kind::Word; });
    return words;
}

namespace {

/// Returns whether a text has the kind of a unit with a word behind it, as in "supports (Aus A Vie-Gal)".
bool namesUnit(std::string_view text)
{
    const std::vector<OrderToken> tokens = tokensOf(text);
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
        if (isKind(tokens[i]) && tokens[i].capitals && tokens[i + 1].kind == OrderToken::Kind::Word)
            return true;
    return false;
}

/// Returns whether a text says by whom an order is helped, or how its unit goes: "(s. Mar)", "(supported by
/// Mar)",
/// "(+ Mar)", "(convoyed)".
bool saysHelp(std::string_view text)
{
    constexpr std::array<std::string_view, 6> told{"cut", "cuts", "cutting", "no", "not", "dislodged"};
    const std::vector<OrderToken> words = wordsOf(text);
    const auto has = [&words](auto test) { return std::ranges::any_of(words, test); };
    if (has([&told](const OrderToken& word) { return isAmong(told, word); })) return false;
    const bool name =
        has([](const OrderToken& word) { return word.keyword == Keyword::None && word.folded.size() > 2; });
    const bool help = has([](const OrderToken& word) { return word.keyword == Keyword::Support; });
    const bool convoy = has([](const OrderToken& word) { return word.keyword == Keyword::Convoy; });
    return convoy || (name && (help || text.starts_with("(+") || text.starts_with("(w/")));
}

/// Returns whether a text says on what an order depends: "(if Russia agrees)".
bool isCondition(std::string_view text)
{
    return std::ranges::any_of(tokensOf(text),
                               [](const OrderToken& token) { return token.keyword == Keyword::Condition; });
}

/// Returns whether a text ends with "supported" or "convoyed", and is no sentence about what was: "A Ser-Bul
/// (supported".
bool isOrderHelped(std::string_view text)
{
    constexpr std::array<std::string_view, 6> told{"is", "was", "are", "were", "been", "being"};
    const std::vector<OrderToken> words = wordsOf(text);
    if (words.empty()) return false;
    const Keyword last = words.back().keyword;
    const bool was = words.size() > 1 && isAmong(told, words[words.size() - 2]);
    return !was && (last == Keyword::Support || last == Keyword::Convoy);
}

} // namespace

namespace {

/// Returns whether a sentence speaks of units as such: "A fleet cannot go inland".
bool speaksOfUnits(std::string_view line)
{
    constexpr std::array<std::string_view, 14> things{
        "unit",      "fleet", "army",   "support",    "convoy",    "convoyed", "dislodged",
        "supported", "power", "player", "supporting", "convoying", "retreat",  "move"};
    if (!line.starts_with("A ") && !line.starts_with("a ")) return false;
    const std::vector<OrderToken> words = wordsOf(line);
    return words.size() > 2 && !words[1].capitals && isAmong(things, words[1]);
}

} // namespace

bool isTold(std::string_view line)
{
    if (speaksOfUnits(line)) return true;
    const std::size_t by = line.find(" by ");
    return by != std::string_view::npos && !isOrderHelped(line.substr(0, by));
}

std::string_view withoutRemarkBehind(std::string_view text)
{
    while (text.ends_with(')')) {
        const std::size_t open = text.rfind('(');
        if (open == std::string_view::npos || open == 0) return text;
        const std::string inside = fold(text.substr(open));
        if (namesUnit(text.substr(open)) || saysHelp(text.substr(open)) || isCondition(text.substr(open)) ||
            withdraws(text.substr(open)) || joinsWords(tokensOf(text.substr(open))))
            return text;
        const std::vector<OrderToken> before = wordsOf(text.substr(0, open));
        const bool unit = before.size() <= 2 && (before.empty() || before.back().keyword == Keyword::None);
        if (unit) return text; // "A Vie (stands)"
        thread_local const WordList coasts("coasts", "coast");
        const bool coast = inside.size() <= 2 || !directionWord(inside).empty() ||
                           std::ranges::any_of(coasts.words(), [&](const MeantWord& word) {
                               return inside.ends_with(word.word);
                           });
        if (coast) return text;
        text = trimmed(text.substr(0, open));
    }
    return text;
}

std::string_view withoutSign(std::string_view text)
{
    constexpr std::string_view sign = " !";
    return text.ends_with(sign) ? trimmed(text.substr(0, text.size() - sign.size())) : text;
}

std::string_view withoutUnknownRemark(std::string_view text)
{
    const std::size_t open = text.rfind('(');
    if (open != std::string_view::npos && resultsInBrackets(text.substr(open), true) == text.size() - open)
        return text;
    const std::string_view order = withoutSign(withoutRemarkBehind(text));
    return order.empty() ? text : order;
}

bool cutNoOrder(std::string_view& text)
{
    thread_local const WordList order("prose", "no_order"), orders("prose", "no_orders");
    constexpr int mostWords = 3;
    const std::string_view plain = text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
    std::size_t begin = plain.size() + 1;
    for (int words = 0; words < mostWords && begin > 0; ++words) {
        const std::size_t blank = begin > 1 ? plain.rfind(' ', begin - 2) : std::string_view::npos;
        begin = blank == std::string_view::npos ? 0 : blank + 1;
        const std::string_view last = plain.substr(begin); // one in brackets stands for an order
        const std::string said = fold(last);
        if (last.empty() || last.front() == '(' || (!order.has(said) && !orders.has(said))) continue;
        text = trimmed(plain.substr(0, begin));
        return true;
    }
    return false;
}

std::vector<std::string> sentencesIn(std::string_view line)
{
    std::vector<std::string> sentences;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(". "), line.size());
        std::string_view one = trimmed(line.substr(0, end));
        if (one.ends_with('.')) one.remove_suffix(1);
        if (!one.empty()) sentences.emplace_back(one);
        line.remove_prefix(std::min(end + 2, line.size()));
    }
    return sentences;
}

std::vector<std::string_view> listedIn(std::string_view line)
{
    constexpr std::string_view signs = ",;", word = " and ";
    std::vector<std::string_view> pieces;
    std::size_t sign = line.find_first_of(signs), between = line.find(word);
    for (std::size_t begin = 0;;) {
        const std::size_t end = std::min({sign, between, line.size()});
        if (const std::string_view piece = trimmed(line.substr(begin, end - begin)); !piece.empty())
            pieces.push_back(piece);
        if (end == line.size()) return pieces;
        begin = end + (between < sign ? word.size() : 1);
        if (sign < begin) sign = line.find_first_of(signs, begin);
        if (between < begin) between = line.find(word, begin);
    }
}

} // namespace chancery
