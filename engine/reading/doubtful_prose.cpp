// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/doubtful_prose.h"

#include "engine/base/ascii.h"
#include "engine/map/place_names.h"
#include "engine/reading/line_remarks.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr std::size_t mostWords = 24; ///< of a sentence that is looked at

/// With these a sentence begins that changes what was said before.
constexpr std::array<std::string_view, 22> openings{
    "sorry", "oops",   "wait",   "no",      "actually",       "correction", "change",  "changed",
    "dont",  "do",     "please", "bitte",   "entschuldigung", "korrektur",  "instead", "stattdessen",
    "doch",  "ignore", "forget", "scratch", "disregard",      "cancel"};

/// These say by themselves that something does not count.
constexpr std::array<std::string_view, 11> withdrawals{"ignore",    "disregard", "scratch",    "forget",
                                                       "cancel",    "above",     "instead",    "not",
                                                       "ignoriert", "oben",      "stattdessen"};

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

/// Returns whether a word is a province in full, or its code in capitals or as a name.
bool isPlace(const Map& map, const OrderToken& word)
{
    if (word.keyword != Keyword::None || word.folded.size() < 3 || !isCapital(word.text.front()))
        return false;
    const NameWord name{word.folded, false, word.abbreviated, word.capitals};
    const std::vector<PlaceMeaning> places = map.placeNames->places({&name, 1});
    return !places.empty() && places.front().cost == 0;
}

} // namespace

bool takesBack(const Map& map, std::string_view line)
{
    const std::vector<OrderToken> words = wordsOf(line);
    if (words.size() < 2 || words.size() > mostWords || !isAmong(openings, words.front())) return false;
    const bool said = hasAny(words, [](const OrderToken& word) { return isAmong(withdrawals, word); });
    return said || mayBeOrder(map, line);
}

bool mayBeOrder(const Map& map, std::string_view line)
{
    const std::vector<OrderToken> words = wordsOf(line);
    if (words.empty() || words.size() > mostWords || isTold(line)) return false;
    if (words.front().keyword == Keyword::Condition || words.front().folded == "else") return true;
    const auto places =
        std::ranges::count_if(words, [&map](const OrderToken& word) { return isPlace(map, word); });
    return (places > 0 && hasAny(words, isDeed)) || (places > 1 && hasAny(words, isUnit));
}

} // namespace chancery
