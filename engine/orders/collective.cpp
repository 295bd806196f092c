// SPDX-License-Identifier: GPL-3.0-or-later
// Such a line has only words about that: first "all" or the like and last "hold", or a number and a word that
// waives or denies.
#include "engine/orders/collective.h"

#include "engine/map/spelling.h"
#include "engine/orders/order_numbers.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/order_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <vector>

namespace chancery {

namespace {

constexpr std::array<std::string_view, 8> everybody{"all",  "everything", "everyone", "rest",
                                                    "alle", "alles",      "others",   "remaining"};
constexpr std::array<std::string_view, 12> amongAll{"units",     "other",   "others",  "rest",
                                                    "remaining", "my",      "ubrigen", "uebrigen",
                                                    "einheiten", "anderen", "of",      "else"};

bool isIn(const auto& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

struct NumberWord
{
    std::string_view word;
    int value;
};

constexpr int mostWaived = 99;

constexpr NumberWord numberWords[] = {{"no", waivesAll},
                                      {"none", waivesAll},
                                      {"all", waivesAll},
                                      {"any", waivesAll},
                                      {"kein", waivesAll},
                                      {"keine", waivesAll},
                                      {"keinen", waivesAll},
                                      {"alle", waivesAll},
                                      {"a", 1},
                                      {"one", 1},
                                      {"two", 2},
                                      {"three", 3},
                                      {"four", 4},
                                      {"rest", waivesAll},
                                      {"both", 2},
                                      {"ein", 1},
                                      {"einen", 1},
                                      {"eins", 1},
                                      {"zwei", 2},
                                      {"drei", 3},
                                      {"vier", 4},
                                      {"beide", 2}};
constexpr std::array<std::string_view, 6> denialWords{"no", "none", "kein", "keine", "keinen", "any"};
constexpr std::array<std::string_view, 20> besideWords{
    "buildings", "aufbauten", "bauten", "aufbaus", "i",    "ich",  "my",     "remaining", "unused", "pending",
    "unusable",  "on",        "auf",    "usable",  "this", "year", "season", "winter",    "dieses", "jahr"};

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
    const auto entry = std::ranges::find(numberWords, word, &NumberWord::word);
    if (entry != std::end(numberWords)) return entry->value;
    if (word.starts_with('x')) word.remove_prefix(1);
    if (word.ends_with('x')) word.remove_suffix(1);
    int value = 0;
    const char* const end = word.data() + word.size();
    const auto [rest, fault] = std::from_chars(word.data(), end, value);
    if (fault != std::errc{} || rest != end || value < 1 || value > mostWaived) return std::nullopt;
    return value;
}

} // namespace

bool isCollectiveHold(std::string_view line)
{
    const auto tokens = tokensOf(line);
    std::size_t at = 0;
    while (tokens[at].keyword == Keyword::Filler) ++at;
    if (!isIn(everybody, tokens[at].folded)) return false;
    for (++at; tokens[at].kind == OrderToken::Kind::Word; ++at) {
        const Keyword keyword = tokens[at].keyword;
        if (keyword == Keyword::Hold) break;
        const bool says = keyword == Keyword::Army || keyword == Keyword::Fleet || keyword == Keyword::Filler;
        if (!says && !isIn(amongAll, tokens[at].folded)) return false;
    }
    return tokens[at].keyword == Keyword::Hold && (tokens[at + 1].kind == OrderToken::Kind::End ||
                                                   tokens[at + 1].kind == OrderToken::Kind::Separator);
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

std::string eachHolding(std::string_view line)
{
    std::string each(line);
    bool begins = true, named = false, holds = false; // of the unit that is looked at
    std::size_t added = 0;
    for (const OrderToken& token : tokensOf(line)) {
        const bool kind = token.keyword == Keyword::Army || token.keyword == Keyword::Fleet;
        if (token.kind == OrderToken::Kind::End) break;
        if (holds || (begins && !kind && token.keyword != Keyword::And)) return {};
        if (token.kind == OrderToken::Kind::Separator || token.keyword == Keyword::And) {
            const bool comma = token.kind == OrderToken::Kind::Separator;
            if (named) each.insert(token.begin + 2 * added++, comma ? " H" : "H ");
            begins = true;
            named = false;
        } else if (token.kind != OrderToken::Kind::Word)
            return {};
        else if (token.keyword == Keyword::Hold)
            holds = named;
        else if (kind)
            begins = false;
        else if (token.keyword == Keyword::None)
            named = true;
        else
            return {};
    }
    return holds && added > 0 ? each : std::string();
}

std::optional<int> waivesIn(std::string_view line)
{
    constexpr std::size_t mostWords = 7;
    const std::vector<std::string> words = wordsIn(withoutNumber(line));
    if (words.size() == 1 && words.front() == "none") return waivesAll;
    if (words.size() < 2 || words.size() > mostWords) return std::nullopt;
    std::optional<int> count;
    bool waives = false, denies = false, builds = false;
    for (const std::string& word : words) {
        const Keyword keyword = keywordOf(word);
        if (keyword == Keyword::Waive)
            waives = true;
        else if (keyword == Keyword::Build)
            builds = true;
        else if (const std::optional<int> number = numberIn(word)) {
            if (count) return std::nullopt;
            count = number;
            denies = std::ranges::find(denialWords, word) != denialWords.end();
        } else if (keyword == Keyword::Filler || std::ranges::find(besideWords, word) != besideWords.end())
            builds = builds || word.starts_with("bau") || word.starts_with("aufbau");
        else
            return std::nullopt;
    }
    if (!count || !(waives || (denies && builds))) return std::nullopt;
    return count;
}

} // namespace chancery
