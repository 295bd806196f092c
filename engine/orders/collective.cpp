// SPDX-License-Identifier: GPL-3.0-or-later
// Such a line has only words about that: first "all" or the like and last "hold", or a number and a word that
// waives or denies.
#include "engine/orders/collective.h"

#include "engine/map/spelling.h"
#include "engine/orders/named_place.h"
#include "engine/orders/order_numbers.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/order_words.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace chancery {

namespace {

const WordList& everybody()
{
    thread_local const WordList words("collective", "everybody");
    return words;
}

const WordList& amongAll()
{
    thread_local const WordList words("collective", "among");
    return words;
}

constexpr int mostWaived = 99;

/// Returns a line without the number before it: "2) WAIVE" is the second order of a sheet, "2 waives" are
/// two.
std::string_view withoutNumber(std::string_view line)
{
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    line.remove_prefix(numberAt(line, 0, true).end);
    return line;
}

/// Returns the words of a line, folded.
std::vector<std::string> wordsIn(std::string_view line)
{
    constexpr std::string_view between = " \t\r.,;:!*_()-";
    std::vector<std::string> words;
    for (std::size_t at = line.find_first_not_of(between); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(between, at), line.size());
        words.push_back(fold(line.substr(at, end - at)));
        at = line.find_first_not_of(between, end);
    }
    return words;
}

std::optional<int> numberIn(std::string_view word)
{
    thread_local const WordList numbers("collective", "numbers");
    thread_local const WordList allWords("collective", "all");
    if (allWords.has(word)) return waivesAll;
    if (const std::optional<std::size_t> number = numbers.of(word)) return static_cast<int>(*number);
    if (word.starts_with('x')) word.remove_prefix(1);
    if (word.ends_with('x')) word.remove_suffix(1);
    int value = 0;
    const char* const end = word.data() + word.size();
    const auto [rest, fault] = std::from_chars(word.data(), end, value);
    if (fault != std::errc{} || rest != end || value < 1 || value > mostWaived) return std::nullopt;
    return value;
}

/// The units of a list, each with its kind: "A Smy, F Con and F Aeg".
struct UnitList
{
    std::vector<std::pair<std::size_t, std::size_t>> units; ///< the first and last tokens of each
    std::size_t end = 0;                                    ///< the token behind the list and "both"
    bool joined = false;                                    ///< by "and"
};

UnitList unitListAt(const std::vector<OrderToken>& tokens, std::size_t at)
{
    thread_local const WordList together("collective", "together");
    UnitList list;
    const auto isJoint = [&] {
        const OrderToken& token = tokens[at];
        return token.kind == OrderToken::Kind::Separator || token.keyword == Keyword::And ||
               together.has(token.folded) || (token.afterStroke && coastWord(token.folded).empty());
    };
    const auto isName = [&] {
        const OrderToken& token = tokens[at];
        const bool word =
            token.keyword == Keyword::None || token.keyword == Keyword::Sea || token.keyword == Keyword::From;
        return token.kind == OrderToken::Kind::Word && word && !everybody().has(token.folded);
    };
    while (true) {
        const std::size_t first = at;
        list.joined = list.joined || tokens[at].afterStroke;
        at += tokens[at].keyword == Keyword::Army || tokens[at].keyword == Keyword::Fleet ? 1 : 0;
        const std::size_t name = at;
        while (isName() && (at == name || !isJoint())) ++at;
        if (at == name) return {};
        list.units.emplace_back(first, at - 1);
        list.end = at;
        if (!isJoint()) return list;
        if (tokens[at].afterStroke) continue;
        for (; isJoint(); ++at) list.joined = list.joined || tokens[at].keyword == Keyword::And;
        if (tokens[at].kind == OrderToken::Kind::Word && !isName() && !everybody().has(tokens[at].folded) &&
            tokens[at].keyword != Keyword::Army && tokens[at].keyword != Keyword::Fleet)
            break;                                    // "A Smy and F Con both hold"
        if (everybody().has(tokens[at].folded)) ++at; // "all hold"
    }
    list.end = at;
    return list;
}

bool isExactName(const PlaceNames& names, std::span<const OrderToken> words)
{
    std::vector<NameWord> name;
    for (const OrderToken& word : words) name.push_back(nameWord(word));
    return names.isExact(name);
}

} // namespace

bool isCollectiveHold(std::string_view line)
{
    const auto tokens = tokensOf(line);
    std::size_t at = 0;
    while (tokens[at].keyword == Keyword::Filler) ++at;
    if (!everybody().has(tokens[at].folded)) return false;
    for (++at; tokens[at].kind == OrderToken::Kind::Word; ++at) {
        const Keyword keyword = tokens[at].keyword;
        if (keyword == Keyword::Hold) break;
        const bool says = keyword == Keyword::Army || keyword == Keyword::Fleet || keyword == Keyword::Filler;
        if (!says && !amongAll().has(tokens[at].folded)) return false;
    }
    if (tokens[at].keyword != Keyword::Hold) return false;
    for (++at; tokens[at].keyword == Keyword::Filler;) ++at; // "all hold please"
    const OrderToken& next = tokens[at];                     // "all hold but F Kie - Hol"
    return next.kind == OrderToken::Kind::End || next.kind == OrderToken::Kind::Separator ||
           next.keyword == Keyword::And;
}

bool holdsCollectively(std::string_view line)
{
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find_first_of(",;.", begin), line.size());
        if (isCollectiveHold(line.substr(begin, end - begin))) return true;
        begin = end + 1;
    }
    return false;
}

bool concerns(std::string_view line, UnitKind kind)
{
    const Keyword named = kind == UnitKind::Army ? Keyword::Army : Keyword::Fleet,
                  other = kind == UnitKind::Army ? Keyword::Fleet : Keyword::Army;
    const auto names = [tokens = tokensOf(line)](Keyword word) {
        return std::ranges::find(tokens, word, &OrderToken::keyword) != tokens.end();
    };
    return names(named) || !names(other);
}

namespace {

/// Returns the line with an order for each unit of the list that begins at a token; empty if there is none.
std::string eachOrderedFrom(const PlaceNames& names, std::string_view line,
                            const std::vector<OrderToken>& tokens, std::size_t at)
{
    const std::size_t start = tokens[at].begin;
    if (amongAll().has(tokens[at].folded)) ++at; // "units hold: A Bul, F Bla"
    const bool named = tokens[at].begin > start;
    const bool holdFirst = tokens[at].keyword == Keyword::Hold;
    if (named && !holdFirst) return {};
    at += holdFirst ? 1 : 0;
    at += holdFirst && tokens[at].kind == OrderToken::Kind::Colon ? 1 : 0;
    const UnitList list = unitListAt(tokens, at);
    const OrderToken& task = tokens[list.end];
    const auto joins = [](const OrderToken& token) {
        return token.kind == OrderToken::Kind::Separator || token.keyword == Keyword::And;
    };
    std::size_t next = std::min(list.end + 1, tokens.size() - 1);
    while (tokens[next].keyword == Keyword::Hold || tokens[next].keyword == Keyword::Filler)
        ++next; // "bleiben stehen"
    const bool alone = list.end < next && (joins(tokens[next]) || tokens[next].kind == OrderToken::Kind::End);
    const bool hold = holdFirst ? task.kind == OrderToken::Kind::End : task.keyword == Keyword::Hold && alone;
    const bool help =
        !holdFirst && list.joined && (task.keyword == Keyword::Support || task.keyword == Keyword::Convoy) &&
        std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(list.end), tokens.end(), joins);
    if (list.units.size() < 2 || !(hold || help)) return {};
    std::string each(line.substr(0, start));
    bool begun = false;
    for (const auto& [first, last] : list.units) {
        const bool kind = tokens[first].keyword == Keyword::Army || tokens[first].keyword == Keyword::Fleet;
        if (!kind && !isExactName(names, std::span(tokens).subspan(first, last + 1 - first))) return {};
        const std::size_t begin = tokens[first].begin, end = tokens[last].begin + tokens[last].text.size();
        each += (std::exchange(begun, true) ? ", " : "") + std::string(line.substr(begin, end - begin)) +
                " " + (hold ? "H" : std::string(line.substr(task.begin)));
    }
    if (hold && !holdFirst) each += line.substr(std::min(tokens[next].begin, line.size()));
    return each;
}

} // namespace

std::string eachOrdered(const PlaceNames& names, std::string_view line)
{
    const std::vector<OrderToken> tokens = tokensOf(line);
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        if (at > 0 && tokens[at - 1].kind != OrderToken::Kind::Separator) continue;
        if (std::string each = eachOrderedFrom(names, line, tokens, at); !each.empty()) return each;
    }
    return {};
}

bool ordersNothing(std::string_view line)
{
    constexpr std::size_t mostWords = 5;
    thread_local const WordList nothing("collective", "nothing"), beside("collective", "beside_nothing");
    const std::vector<std::string> words = wordsIn(line);
    const bool said = std::ranges::any_of(words, [&](const std::string& word) { return nothing.has(word); });
    return said && words.size() <= mostWords && std::ranges::all_of(words, [&](const std::string& word) {
               return nothing.has(word) || beside.has(word);
           });
}

std::optional<int> waivesIn(std::string_view line)
{
    constexpr std::size_t mostWords = 7;
    thread_local const WordList denials("collective", "denial"), beside("collective", "beside"),
        ofBuilds("collective", "builds");
    const std::vector<std::string> words = wordsIn(withoutNumber(line));
    if (words.size() == 1 && words.front() == "none") return waivesAll;
    if (words.size() < 2 || words.size() > mostWords) return std::nullopt;
    std::optional<int> count;
    bool waives = false, denies = false, builds = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        const Keyword keyword = keywordOf(word);
        if (i + 1 < words.size() && beside.has(word) && numberIn(words[i + 1]))
            continue; // "à une construction"
        if (keyword == Keyword::Waive)
            waives = true;
        else if (keyword == Keyword::Build)
            builds = true;
        else if (const std::optional<int> number = numberIn(word)) {
            if (count) return std::nullopt;
            count = number;
            denies = denials.has(word);
        } else if (keyword == Keyword::Filler || beside.has(word))
            builds = builds || ofBuilds.has(word);
        else
            return std::nullopt;
    }
    if (!count && waives && builds) count = 1; // "Build waived"
    if (!count || !(waives || (denies && builds))) return std::nullopt;
    return count;
}

} // namespace chancery
