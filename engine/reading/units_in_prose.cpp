// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through the words of a sentence: powers, kinds of units and names of places.
#include "engine/reading/units_in_prose.h"

#include "engine/map/place_names.h"
#include "engine/map/spelling.h"
#include "engine/orders/order_tokens.h"
#include "engine/reading/line_remarks.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

using TokenKind = OrderToken::Kind;

const WordList& armyWords()
{
    thread_local const WordList words("prose", "army");
    return words;
}

const WordList& fleetWords()
{
    thread_local const WordList words("prose", "fleet");
    return words;
}

constexpr std::array<std::string_view, 8> deeds{"holds",   "stands",   "moves",   "goes",
                                                "attacks", "supports", "convoys", "retreats"};

const WordList& fillers()
{
    thread_local const WordList words("prose", "filler");
    return words;
}

/// What is said with these words is not so for certain, or no more.
const WordList& doubts()
{
    thread_local const WordList words("prose", "doubt");
    return words;
}

/// The words of one line.
class Sentence
{
public:
    Sentence(const Map& map, std::string_view line)
        : map_(map)
        , tokens_(tokensOf(line))
    {
    }

    /// Returns the units that a power is said to have.
    std::vector<Unit> listed()
    {
        if (std::ranges::any_of(tokens_, [](const OrderToken& token) { return isAmong(doubts(), token); }))
            return {};
        for (std::size_t i = 0; i + 1 < tokens_.size(); ++i) {
            thread_local const WordList has("prose", "has");
            const Power power = powerAt(i);
            if (power != noPower && isAmong(has, tokens_[i + 1])) list(power, i + 2);
        }
        return std::move(units_);
    }

    /// Returns the first unit that is named with its power, "The Russian Army in Galicia", and where it "can
    /// retreat to"; nothing if none is.
    std::optional<DislodgedUnit> named()
    {
        for (std::size_t i = 0; i + 2 < tokens_.size(); ++i) {
            const Power power = powerAt(i);
            const bool army = isAmong(armyWords(), tokens_[i + 1]);
            if (power == noPower || !(army || isAmong(fleetWords(), tokens_[i + 1]))) continue;
            std::size_t at = i + 2;
            while (isAmong(fillers(), tokens_[at])) ++at;
            const UnitKind kind = army ? UnitKind::Army : UnitKind::Fleet;
            const std::size_t taken = place(power, kind, at);
            if (taken == 0) continue;
            return DislodgedUnit{units_.back(), noProvince, retreatsBehind(power, kind, at + taken)};
        }
        return std::nullopt;
    }

private:
    /// Returns the places from a token on, if the words there are "can retreat to".
    LocationSet retreatsBehind(Power power, UnitKind kind, std::size_t at)
    {
        constexpr std::array<std::string_view, 3> opening{"can", "may", "could"};
        LocationSet places;
        if (!isAmong(opening, tokens_[at])) return places;
        while (at < tokens_.size() && tokens_[at].kind != TokenKind::End) {
            const std::size_t taken = place(power, kind, at);
            if (taken > 0) places.add(units_.back().at);
            at += std::max<std::size_t>(taken, 1);
        }
        return places;
    }

    Power powerAt(std::size_t at) const
    {
        if (tokens_[at].kind != TokenKind::Word || tokens_[at].folded.size() < 4) return noPower;
        const std::array<NameWord, 1> name{nameAt(at)};
        return map_.placeNames->power(name);
    }

    NameWord nameAt(std::size_t at) const
    {
        return {tokens_[at].folded, false, tokens_[at].abbreviated, tokens_[at].capitals};
    }

    /// Returns whether a word is a kind of unit, and no letter that may be an article.
    static bool isKind(const OrderToken& word, Keyword kind)
    {
        return word.keyword == kind && (word.folded.size() > 1 || word.capitals);
    }

    /// Takes units as long as the words are about units and places.
    void list(Power power, std::size_t at)
    {
        std::optional<UnitKind> kind;
        while (at < tokens_.size() && tokens_[at].kind != TokenKind::End) {
            if (isKind(tokens_[at], Keyword::Army))
                kind = UnitKind::Army;
            else if (isKind(tokens_[at], Keyword::Fleet))
                kind = UnitKind::Fleet;
            else if (const std::size_t taken = kind ? place(power, *kind, at) : 0) {
                at += taken;
                continue;
            } else if (tokens_[at].kind == TokenKind::Word && !isAmong(fillers(), tokens_[at]))
                return;
            ++at;
        }
    }

    /// Takes the longest name of a place from `at` on, with its coast; returns how many tokens it has, 0 if
    /// none.
    std::size_t place(Power power, UnitKind kind, std::size_t at)
    {
        constexpr std::size_t mostInName = 4;
        std::vector<NameWord> name;
        std::size_t taken = 0;
        Location found = nowhere;
        for (std::size_t i = at;
             i < tokens_.size() && i < at + mostInName && tokens_[i].kind == TokenKind::Word; ++i) {
            name.push_back(nameAt(i));
            const std::vector<PlaceMeaning> meanings = map_.placeNames->places(name);
            if (meanings.size() == 1 && meanings.front().cost == 0) {
                found = meanings.front().at;
                taken = i - at + 1;
            }
        }
        if (found == nowhere) return 0;
        if (at + taken < tokens_.size() && tokens_[at + taken].inBrackets) {
            const std::string& written = tokens_[at + taken].folded;
            const Location coast = map_.placeNames->coastOf(
                map_, found, written.size() > 2 ? written.substr(0, 1) + "c" : written);
            if (coast != nowhere) found = coast;
            while (at + taken < tokens_.size() && tokens_[at + taken].inBrackets) ++taken;
        }
        if (kind == UnitKind::Army) found = whole(map_.provinceOf(found));
        units_.push_back({power, kind, found});
        return taken;
    }

    const Map& map_;
    std::vector<OrderToken> tokens_;
    std::vector<Unit> units_;
};

} // namespace

std::vector<Unit> unitsInProse(const Map& map, std::string_view line)
{
    return Sentence(map, line).listed();
}

std::optional<DislodgedUnit> dislodgedInProse(const Map& map, std::string_view line)
{
    thread_local const WordList dislodged("prose", "dislodged");
    const auto has = [folded = fold(line)](const MeantWord& one) {
        return folded.find(one.word) < folded.size();
    };
    if (line.ends_with('?') || std::ranges::none_of(dislodged.words(), has)) return std::nullopt;
    return Sentence(map, line).named();
}

bool saysWhatAUnitDoes(std::string_view text)
{
    const std::vector<OrderToken> tokens = tokensOf(text);
    return (isAmong(armyWords(), tokens.front()) || isAmong(fleetWords(), tokens.front())) &&
           std::ranges::any_of(tokens, [](const OrderToken& token) { return isAmong(deeds, token); });
}

} // namespace chancery
