// SPDX-License-Identifier: GPL-3.0-or-later
// The words of results in all languages. What also is a command, such as "destroyed", is one only behind an
// order.
#include "engine/orders/result_words.h"

#include "engine/base/ascii.h"
#include "engine/map/spelling.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/text_marks.h"
#include "engine/orders/token_joints.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <array>
#include <optional>

namespace chancery {

namespace {

struct ResultWord
{
    std::string_view word;
    Said said;
};

/// Signs behind orders that say how they went.
constexpr std::array resultSigns{
    ResultWord{"\u2713", Said::Succeeds}, // a tick
    ResultWord{"\u2714", Said::Succeeds}, ResultWord{"\u2705", Said::Succeeds},
    ResultWord{"\u2717", Said::Fails}, // a cross
    ResultWord{"\u2718", Said::Fails},    ResultWord{"\u274C", Said::Fails},
};

/// Returns what a word says; nothing if it is no result. Some are results only behind a `complete` order, and
/// orders elsewhere.
std::optional<Said> resultWord(std::string_view written, bool complete)
{
    static constexpr std::array<std::string_view, 6> keys{"succeeds", "fails",     "cut",
                                                          "void",     "dislodged", "retreats"};
    static constexpr std::array<std::string_view, 7> laterKeys{
        "later_nothing", "later_succeeds",  "later_fails",   "later_cut",
        "later_void",    "later_dislodged", "later_retreats"};
    thread_local const WordMeanings results("results", {keys.begin(), keys.end()}),
        later("results", {laterKeys.begin(), laterKeys.end()});
    const auto* const sign = std::ranges::find(resultSigns, written, &ResultWord::word);
    if (sign != resultSigns.end()) return sign->said;
    const std::string folded = fold(written);
    if (const std::optional<std::size_t> found = results.of(folded)) return static_cast<Said>(*found + 1);
    const std::optional<std::size_t> found = complete ? later.of(folded) : std::nullopt;
    return found ? std::optional(static_cast<Said>(*found)) : std::nullopt;
}

/// Returns what a text says, or its first word: "bounced with A War".
std::optional<Said> resultBegin(std::string_view written)
{
    if (const std::optional<Said> whole = resultWord(written, true)) return whole;
    const std::size_t begin = std::min(written.find_first_not_of(" \t(){}[]<>*_.!\"'`"), written.size());
    return resultWord(written.substr(begin, written.find(' ', begin) - begin), true);
}

/// Returns the parts of a text between commas.
std::vector<std::string_view> partsOf(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = std::min(text.find_first_of(",;/+&"), text.size());
        parts.push_back(text.substr(0, end));
        if (end == text.size()) return parts;
        text.remove_prefix(end + 1);
    }
}

} // namespace

std::size_t resultsInBrackets(std::string_view text, bool complete)
{
    constexpr std::size_t longest = 80; // bytes, blanks and commas included
    constexpr std::string_view open = "({[<", close = ")}]>";
    const std::size_t bracket = text.empty() ? std::string_view::npos : open.find(text.front());
    if (bracket == std::string_view::npos) return 0;
    const std::size_t end = text.substr(0, longest).find(close[bracket]);
    if (end == std::string_view::npos) return 0;
    const std::vector<OrderToken> words = tokensOf(text.substr(1, end - 1));
    if (std::ranges::find(words, Keyword::Condition, &OrderToken::keyword) != words.end()) return 0;
    const std::vector<std::string_view> parts = partsOf(text.substr(1, end - 1));
    const bool results = complete ? resultBegin(parts.front()).has_value()
                                  : std::ranges::all_of(parts, [](std::string_view part) {
                                        return resultWord(part, false).has_value();
                                    });
    return results ? end + 1 : 0;
}

std::size_t resultsAlone(std::string_view text)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    constexpr std::string_view ends = ",;|\n)}>", skipped = " \t\r*_.!\"'`";
    const std::size_t end = std::min(text.find_first_not_of(letters), text.size());
    thread_local const WordList plain("results", "plain"); // also without brackets
    if (!plain.has(fold(text.substr(0, end)))) return 0;
    const std::size_t next = std::min(text.find_first_not_of(skipped, end), text.size());
    return next == text.size() || ends.find(text[next]) != std::string_view::npos ? end : 0;
}

bool withdraws(std::string_view remark)
{
    thread_local const WordList words("prose", "withdraws");
    return std::ranges::any_of(tokensOf(remark),
                               [](const OrderToken& token) { return words.has(token.folded); });
}

bool saysCondition(std::string_view remark)
{
    const std::vector<OrderToken> words = tokensOf(remark);
    return std::ranges::find(words, Keyword::Condition, &OrderToken::keyword) != words.end();
}

bool isTalk(std::string_view remark)
{
    thread_local const WordList helped("prose", "helped");
    thread_local const WordList talk("prose", "talk");
    if (helped.has(fold(remark))) return true;
    const std::vector<OrderToken> words = tokensOf(remark);
    return !withdraws(remark) &&
           std::ranges::any_of(words, [](const OrderToken& t) { return talk.has(t.folded); }) &&
           std::ranges::none_of(words, [](const OrderToken& token) {
               return token.kind == OrderToken::Kind::Dash || token.keyword == Keyword::Condition;
           });
}

bool holdsPartOfOrder(std::string_view inside)
{
    constexpr std::size_t longest = 80; // bytes; what is longer is a remark
    if (inside.size() > longest) return false;
    if (inside.find('[') != std::string_view::npos) return true; // only the innermost is a remark
    const std::vector<OrderToken> words = tokensOf(inside);
    const OrderToken& first = words.front();
    if (markAt(inside).mark == Mark::Dash && words.size() > 1) return true;
    if (first.keyword == Keyword::Via || inside.starts_with('+')) return true;
    constexpr std::size_t mostOfMove = 8;
    if (words.size() <= mostOfMove && joinsWords(words)) return true; // "edit: nwy-swe"
    constexpr std::array parts{Keyword::Condition, Keyword::Move, Keyword::Support, Keyword::Convoy};
    if (std::ranges::any_of(words, [&parts](const OrderToken& word) {
            return std::ranges::find(parts, word.keyword) != parts.end();
        }))
        return true;
    const bool no = words.size() == 2 && first.folded == "no";
    if (no || withdraws(inside) || (words.size() == 2 && first.keyword != Keyword::None)) return true;
    for (std::size_t i = 0; i + 2 < words.size(); ++i) {
        const bool unit = words[i].keyword == Keyword::Army || words[i].keyword == Keyword::Fleet;
        const OrderToken& behind = words[i + 2];
        const bool ends = behind.kind != OrderToken::Kind::Word || behind.keyword != Keyword::None;
        if (unit && words[i].capitals && words[i + 1].kind == OrderToken::Kind::Word && ends) return true;
    }
    const bool coast = !coastWord(first.folded).empty() || !directionWord(first.folded).empty();
    return coast && (words.size() == 2 || (words.size() == 3 && meansCoast(words[1].folded)));
}

bool isOneName(std::string_view inside)
{
    inside = inside.substr(0, inside.find_last_not_of("!?. ") + 1);
    return !inside.empty() && isCapital(inside.front()) && std::ranges::all_of(inside, isLetter);
}

bool isNextOrder(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" 0123456789.,):"), text.size()));
    const std::vector<OrderToken> words = tokensOf(text);
    const bool unit = words.front().keyword == Keyword::Army || words.front().keyword == Keyword::Fleet;
    return unit && words.size() > 3 && words[1].kind == OrderToken::Kind::Word;
}

std::size_t retreatBehind(std::string_view text)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const std::size_t begin = std::min(text.find_first_not_of(" ,;"), text.size());
    const std::size_t word = std::min(text.find_first_not_of(letters, begin), text.size());
    constexpr std::array<std::string_view, 6> retreats{"r",        "ret",       "retreat",
                                                       "retreats", "retreated", "retreating"};
    if (std::ranges::find(retreats, fold(text.substr(begin, word - begin))) == retreats.end()) return 0;
    const std::size_t place = word + std::string_view(" to X").size();
    const std::size_t order = std::min(text.find(" A ", place), text.find(" F ", place));
    return std::min({text.find_first_of(",;|\n", word), order, text.size()});
}

std::vector<SaidWord> saidIn(std::string_view results)
{
    constexpr std::string_view around = " \t(){}[]<>*_.!\"'`";
    std::vector<SaidWord> said;
    for (const std::string_view part : partsOf(results)) {
        const std::optional<Said> word = resultBegin(part);
        if (!word || *word == Said::Nothing) continue;
        const std::size_t begin = part.find_first_not_of(around);
        const std::size_t end = part.find_last_not_of(around);
        said.push_back({*word, std::string(part.substr(begin, end - begin + 1))});
    }
    return said;
}

} // namespace chancery
