// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/doubtful_prose.h"

#include "engine/base/ascii.h"
#include "engine/game/study_words.h"
#include "engine/map/place_names.h"
#include "engine/orders/collective.h"
#include "engine/orders/named_place.h"
#include "engine/reading/line_remarks.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace chancery {

namespace {

constexpr std::size_t mostWords = 24; ///< of a sentence that is looked at

/// With these a sentence begins that changes what was said before.
const WordList& openings()
{
    thread_local const WordList words("prose", "opening");
    return words;
}

/// These say by themselves that something does not count.
const WordList& withdrawals()
{
    thread_local const WordList words("prose", "takes_back");
    return words;
}

/// These say how an order fared, or what would be: a comment and no order.
const WordList& verdicts()
{
    thread_local const WordList words("prose", "verdict");
    return words;
}

/// So do these, but not if orders are listed.
const WordList& comments()
{
    thread_local const WordList words("prose", "comment");
    return words;
}

bool hasAny(const std::vector<OrderToken>& words, auto test)
{
    return std::ranges::any_of(words, test);
}

/// Returns whether a word is what a unit does.
bool isDeed(const OrderToken& word)
{
    const bool verb = (word.keyword >= Keyword::Hold && word.keyword <= Keyword::Convoy) ||
                      (word.keyword >= Keyword::Retreat && word.keyword <= Keyword::Build);
    return verb && (word.folded.size() > 1 || word.capitals);
}

/// Returns whether a word is the kind of a unit, and no letter that may be an article.
bool isUnit(const OrderToken& word)
{
    return isKind(word) && (word.folded.size() > 1 || word.capitals);
}

/// Returns whether a word is a province in full or its code, in any letters.
bool isAnyPlace(const Map& map, const OrderToken& word)
{
    return word.keyword == Keyword::None && word.folded.size() > 2 && isExactPlace(*map.placeNames, word);
}

/// Returns whether a word is a province in full, or its code in capitals or as a name.
bool isPlace(const Map& map, const OrderToken& word)
{
    return isAnyPlace(map, word) && isCapital(word.text.front());
}

} // namespace

bool takesBack(const Map& map, std::string_view line)
{
    const std::vector<OrderToken> words = wordsOf(line);
    if (words.size() < 2 || words.size() > mostWords || !isAmong(openings(), words.front())) return false;
    const bool said = hasAny(words, [](const OrderToken& word) { return isAmong(withdrawals(), word); });
    return said || mayBeOrder(map, line);
}

namespace {

/// Returns whether two words with a dash between them are one name: "Mid-Atlantic".
bool isOneName(const Map& map, const OrderToken& first, const OrderToken& second)
{
    const std::array<NameWord, 2> name{NameWord{first.folded}, NameWord{second.folded, true}};
    return !map.placeNames->places(name).empty();
}

/// Returns the power that a word in full is the name of; noPower if it is none's.
Power powerInFull(const Map& map, const OrderToken& word)
{
    return word.folded.size() > 3 ? powerNamed(*map.placeNames, word) : noPower;
}

/// Returns whether a word is a power's name that is not part of a province's, as in "English Channel".
bool namesPowerAlone(const Map& map, const std::vector<OrderToken>& tokens)
{
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        const std::array<NameWord, 2> both{NameWord{tokens[at].folded}, NameWord{tokens[at + 1].folded}};
        if (powerInFull(map, tokens[at]) != noPower && map.placeNames->places(both).empty()) return true;
    }
    return false;
}

/// Returns whether a line joins a province to another word by a dash, or has a verb right behind one that
/// begins a part of it, in any letters: "nth-hol, attack!", "bur h".
bool joinsPlaces(const Map& map, std::string_view line)
{
    const std::vector<OrderToken> tokens = tokensOf(line);
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
        if (!isAnyPlace(map, tokens[at])) continue;
        const OrderToken &sign = tokens[at + 1], &next = tokens[at + 2];
        const bool begins = at == 0 || tokens[at - 1].kind != OrderToken::Kind::Word;
        if (sign.kind == OrderToken::Kind::Dash && next.kind == OrderToken::Kind::Word &&
            (begins || isAnyPlace(map, next)))
            return true;
        const bool deed = sign.keyword == Keyword::Hold || sign.keyword == Keyword::Support;
        if ((deed || sign.keyword == Keyword::Move) && begins) return true;
    }
    return false;
}

} // namespace

bool mayBeOrder(const Map& map, std::string_view line)
{
    const std::vector<OrderToken> words = wordsOf(line);
    if (words.empty() || words.size() > mostWords || isTold(line)) return false;
    if (words.front().keyword == Keyword::Condition || words.front().folded == "else") return true;
    if (joinsPlaces(map, line)) return true;
    const auto places =
        std::ranges::count_if(words, [&map](const OrderToken& word) { return isPlace(map, word); });
    return (places > 0 && hasAny(words, isDeed)) || (places > 1 && hasAny(words, isUnit));
}

bool namesOther(const Map& map, std::string_view line, Power power)
{
    constexpr std::size_t longest = 12; // words
    const std::vector<OrderToken> words = wordsOf(line);
    const bool other = hasAny(words, [&](const OrderToken& word) {
        const Power named = powerInFull(map, word);
        return named != noPower && named != power;
    });
    return other && words.size() <= longest && !mayBeOrder(map, line) && !takesBack(map, line);
}

namespace {

/// Returns whether a sentence asks, or has one of these words.
bool judges(std::string_view line, std::initializer_list<const WordList*> lists)
{
    if (line.ends_with('?') && line.find(". ") == std::string_view::npos) return true;
    for (std::string_view rest = line; !rest.empty();) {
        const std::size_t end = std::min(rest.find_first_of(" ,.;:!()\"'"), rest.size());
        const std::string word = fold(rest.substr(0, end));
        if (std::ranges::any_of(lists, [&word](const WordList* list) { return list->has(word); }))
            return true;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return false;
}

} // namespace

bool namesWhatOrdersDo(const Map& map, std::string_view line)
{
    const std::vector<OrderToken> tokens = tokensOf(line);
    if (tokens.size() > mostWords || judges(line, {&verdicts()})) return false;
    const auto places = std::ranges::count_if(tokens, [&map](const OrderToken& word) {
        return isPlace(map, word) || (word.folded.size() == 3 && isAnyPlace(map, word));
    });
    return places > 1 || (places == 1 && namesPowerAlone(map, tokens));
}

bool beginsWithCondition(std::string_view line)
{
    const std::vector<OrderToken> words = wordsOf(line);
    return line.find(':') < line.size() && words.size() > 1 && words.front().keyword == Keyword::Condition;
}

bool corrects(std::string_view line)
{
    thread_local const WordList labels("prose", "addition");
    const std::size_t colon = line.find(':');
    const std::vector<OrderToken> words = wordsOf(line.substr(0, std::min(colon, line.size())));
    return colon < line.size() && !words.empty() && isAmong(labels, words.front());
}

bool labelsMove(const Map& map, std::string_view line)
{
    const std::size_t colon = line.find(':');
    return colon < line.size() && !line.ends_with('?') && !tokensOf(line.substr(0, colon)).empty() &&
           joinsTwoPlaces(map, line.substr(colon + 1)) && !joinsTwoPlaces(map, line.substr(0, colon));
}

bool tellsOrder(const Map& map, std::string_view line)
{
    const std::vector<OrderToken> tokens = tokensOf(line);
    const bool notes = hasAny(tokens, [](const OrderToken& word) { return isKind(word) && word.capitals; });
    if (notes ? judges(line, {}) : judges(line, {&verdicts(), &comments()})) return false;
    if (tokens.size() > mostWords + 1 || isTold(line)) return false;
    if (!hasAny(tokens, [&map](const OrderToken& word) { return powerInFull(map, word) != noPower; }))
        return false;
    constexpr std::size_t brief = 14; // words
    const auto places =
        std::ranges::count_if(tokens, [&map](const OrderToken& word) { return isPlace(map, word); });
    const bool retreats =
        hasAny(tokens, [](const OrderToken& word) { return word.keyword == Keyword::Retreat; });
    if (places > 1 && tokens.size() <= brief + 1 && !retreats && hasAny(tokens, isDeed) &&
        namesPowerAlone(map, tokens))
        return true;
    if (joinsTwoPlaces(map, line)) return true;
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
        const Keyword by = tokens[at + 1].keyword;
        const bool helps = tokens[at].keyword == Keyword::Support || tokens[at].keyword == Keyword::Convoy;
        if (helps && (by == Keyword::Via || by == Keyword::From) && isAnyPlace(map, tokens[at + 2]))
            return true;
    }
    return false;
}

Message unowned(const Map& map, const std::string& line)
{
    const bool names =
        hasAny(wordsOf(line), [&map](const OrderToken& word) { return powerInFull(map, word) != noPower; });
    return {names ? says::ordersNotRead : says::ordersOfNoPower, {line}};
}

bool saysRetreat(std::string_view line)
{
    const std::vector<OrderToken> tokens = tokensOf(line);
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        if (tokens[at].keyword != Keyword::Retreat) continue;
        const OrderToken &before = tokens[at - 1], &next = tokens[at + 1];
        const bool between = before.kind == OrderToken::Kind::Word && before.keyword == Keyword::None &&
                             next.kind == OrderToken::Kind::Word && next.keyword == Keyword::None;
        if (tokens[at].folded.size() > 1 || (tokens[at].capitals && between)) return true; // "F Gre R Alb"
    }
    return false;
}

bool joinsTwoPlaces(const Map& map, std::string_view line)
{
    const std::vector<OrderToken> tokens = tokensOf(line);
    if (tokens.size() > mostWords + 1 || isTold(line) || line.ends_with('?')) return false;
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at)
        if (tokens[at + 1].kind == OrderToken::Kind::Dash && isAnyPlace(map, tokens[at]) &&
            isAnyPlace(map, tokens[at + 2]) && !isOneName(map, tokens[at], tokens[at + 2]))
            return true;
    return false;
}

bool sendsUnit(const Map& map, std::string_view line)
{
    const std::vector<OrderToken> tokens = tokensOf(line);
    return tokens.size() == 4 && isAnyPlace(map, tokens[0]) && tokens[1].kind == OrderToken::Kind::Dash &&
           tokens[2].kind == OrderToken::Kind::Word;
}

bool helpsAnother(std::string_view order)
{
    return hasAny(wordsOf(order), [](const OrderToken& word) {
        return word.keyword == Keyword::Support || word.keyword == Keyword::Convoy;
    });
}

bool tellsResult(std::string_view line)
{
    thread_local const WordList words("prose", "tells");
    return hasAny(wordsOf(line), [](const OrderToken& word) { return isAmong(words, word); });
}

bool waives(std::string_view line)
{
    const std::vector<OrderToken> words = wordsOf(line);
    return waivesIn(line) || (words.size() == 1 && words.front().keyword == Keyword::Waive);
}

bool headsUnits(std::string_view line)
{
    thread_local const WordList armies("prose", "army"), fleets("prose", "fleet");
    const std::vector<OrderToken> words = wordsOf(line);
    return words.size() == 1 && (isAmong(armies, words[0]) || isAmong(fleets, words[0]));
}

bool isOnlyDisbands(std::string_view line)
{
    const std::vector<OrderToken> words = wordsOf(line);
    return words.size() == 1 && (words.front().folded == "disbands" || words.front().folded == "destroys");
}

std::string_view unitsLabelled(std::string_view line)
{
    if (line.size() < 2 || line[1] != ':') return {};
    return line[0] == 'A' ? "Armies: " : line[0] == 'F' ? "Fleets: " : std::string_view();
}

bool saysWhose(std::string_view label)
{
    thread_local const WordList owners("prose", "whose");
    return hasAny(wordsOf(label), [](const OrderToken& word) { return isAmong(owners, word); });
}

} // namespace chancery
