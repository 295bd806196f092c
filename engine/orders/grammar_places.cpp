// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the grammar that reads provinces, coasts, units and powers.
#include "engine/orders/order_grammar.h"
#include "engine/orders/short_names.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t longestName = 4; ///< words
constexpr std::size_t mostMeanings = 8;

} // namespace

/// Returns `count` words from a token on, empty if there are fewer. A dash may lie between two of them.
OrderGrammar::Parsed<std::vector<NameWord>> OrderGrammar::words(std::size_t at, std::size_t count) const
{
    std::vector<NameWord> found;
    std::size_t end = at;
    while (found.size() < count) {
        const bool dashed = !found.empty() && isDash(end);
        const OrderToken& next = token(dashed ? end + 1 : end);
        if (next.kind != OrderToken::Kind::Word || (next.afterStroke && !found.empty())) return {{}, at};
        found.push_back({next.folded, dashed, next.abbreviated, next.capitals});
        end += dashed ? 2 : 1;
    }
    return {std::move(found), end};
}

const OrderGrammar::Places& OrderGrammar::places(std::size_t at)
{
    std::optional<Places>& known = places_[std::min(at, tokens_.size() - 1)];
    if (!known) {
        known.emplace();
        if (token(at).kind == OrderToken::Kind::Word) findPlaces(at, *known);
    }
    return *known;
}

/// Tries longer names first, so that "North Sea" is not read as "North". Words that are a name in full are
/// not cut: "Northern" of "Northern Africa" is no place.
void OrderGrammar::findPlaces(std::size_t at, Places& found)
{
    bool known = false, whole = false;
    for (std::size_t count = longestName; count > 0; --count) {
        const auto [name, end] = words(at, count);
        if (name.empty()) continue;
        std::vector<PlaceMeaning> meanings = names_.places(name);
        if (whole) std::erase_if(meanings, [](const PlaceMeaning& meaning) { return meaning.cost > 0; });
        if (meanings.empty()) continue;
        if (count > 1 && meanings.front().cost > 0 && haveAnotherPlace(at, end, meanings.front().at))
            continue;
        known = true;
        whole = whole || meanings.front().cost == 0;
        if (meansWater(token(end).folded) && !isExactPlace(end))
            if (std::vector<PlaceMeaning> seas = seasOf(meanings); !seas.empty())
                addPlace(at, end + 1, std::move(seas), found);
        addPlace(at, end, std::move(meanings), found);
    }
    findAfterCoast(at, found);
    if (token(at).keyword != Keyword::None) return;
    if (!known)
        findMisspelt(at, 1, found);
    else if (lenient_)
        findMisspelt(at, 2, found);
}

/// Returns the seas that are meant in full: behind them "sea" and the like is a part of the name, as in "nwg
/// sea".
std::vector<PlaceMeaning> OrderGrammar::seasOf(std::vector<PlaceMeaning> meanings) const
{
    std::erase_if(meanings, [this](const PlaceMeaning& meaning) {
        return meaning.cost > 0 || !map_.seas.has(map_.provinceOf(meaning.at));
    });
    return meanings;
}

/// Returns whether each word from a token to another one is a place in full, and one of them is another place
/// than `meant`: "eas pru" is no East Prussia, but "mid atlantic" is one place.
bool OrderGrammar::haveAnotherPlace(std::size_t at, std::size_t end, Location meant) const
{
    bool another = false;
    for (; at < end; ++at) {
        if (isDash(at)) continue;
        if (!isExactPlace(at)) return false;
        another = another ||
                  map_.provinceOf(names_.places(words(at, 1).value).front().at) != map_.provinceOf(meant);
    }
    return another;
}

/// Returns whether a word by itself is a place in full, as "Channel" is.
bool OrderGrammar::isExactPlace(std::size_t at) const
{
    const std::vector<PlaceMeaning> meanings = names_.places(words(at, 1).value);
    return !meanings.empty() && meanings.front().cost == 0;
}

/// Returns whether a word is a name of a place with one wrong letter: "Boest" is Brest before it is a verb.
bool OrderGrammar::isNearPlace(const NameWord& word) const
{
    const std::vector<PlaceMeaning> near = names_.misspeltPlaces({&word, 1});
    return !near.empty() && near.front().cost == costOfMisspelling;
}

/// Reads places whose coast comes first: "north coast of Spain", "Nordküste Spaniens".
void OrderGrammar::findAfterCoast(std::size_t at, Places& found)
{
    const auto [named, end] = coast(at);
    if (named.empty()) return;
    const std::size_t from = is(end, Keyword::From) ? end + 1 : end;
    const Places after = places(skipFillers(from));
    for (const SpelledPlace* place : after) {
        std::vector<PlaceMeaning> meanings = place->meanings;
        for (PlaceMeaning& meaning : meanings) meaning.at = names_.coastOf(map_, meaning.at, named);
        std::erase_if(meanings, [this](const PlaceMeaning& meaning) {
            return meaning.at == nowhere || map_[meaning.at].coast.empty();
        });
        if (meanings.empty()) continue;
        spelled_.push_back({textBetween(at, place->end), std::move(meanings), token(at).begin, place->end,
                            place->abbreviated});
        found.insert(found.begin(), &spelled_.back());
    }
}

void OrderGrammar::findMisspelt(std::size_t at, std::size_t fewestWords, Places& found)
{
    for (std::size_t count = longestName - 1; count >= fewestWords; --count) {
        const auto [name, end] = words(at, count);
        bool wordsOnly = !name.empty();
        for (std::size_t i = 0; i < name.size(); ++i)
            wordsOnly = wordsOnly && name[i].folded.size() > 1 && !name[i].dashed &&
                        (i == 0 || keywordOf(name[i].folded) == Keyword::None || name[i].folded == "sea");
        if (!wordsOnly) continue;
        std::vector<PlaceMeaning> meanings = names_.misspeltPlaces(name);
        if (!meanings.empty()) addPlace(at, end, std::move(meanings), found);
    }
}

/// Adds the place with the coast that follows it, if one does.
void OrderGrammar::addPlace(std::size_t at, std::size_t end, std::vector<PlaceMeaning> meanings,
                            Places& found)
{
    end = skipCode(meanings, end);
    const auto [named, afterCoast] = coast(end);
    if (meanings.size() > mostMeanings) meanings.resize(mostMeanings);
    // "Mao - north coast of Spain": the coast belongs to what follows.
    const bool split = std::ranges::any_of(meanings, [this](const PlaceMeaning& meaning) {
        return !map_[map_.provinceOf(meaning.at)].coasts.empty();
    });
    if (!named.empty() && (split || !isDash(end))) {
        const Location whole = meanings[0].at;
        for (PlaceMeaning& meaning : meanings) meaning.at = names_.coastOf(map_, meaning.at, named);
        std::erase_if(meanings, [](const PlaceMeaning& meaning) { return meaning.at == nowhere; });
        if (meanings.empty()) {
            OrderProblem problem{OrderProblem::Kind::NoSuchCoast, Expected::Place,
                                 std::string(textBetween(end, afterCoast))};
            problem.choices = map_[map_.provinceOf(whole)].coasts;
            problem.column = columnOf(line_, token(end).begin);
            coastProblem_ = std::move(problem);
            coastProblemAt_ = at;
            return;
        }
        end = afterCoast;
    }
    spelled_.push_back(
        {textBetween(at, end), std::move(meanings), token(at).begin, end, token(end - 1).abbreviated});
    found.push_back(&spelled_.back());
}

/// Returns whether a place is most likely a province with several coasts.
bool OrderGrammar::isSplit(const SpelledPlace& place) const
{
    return map_.coasted.has(map_.provinceOf(place.meanings.front().at));
}

/// Returns whether two places, one behind the other, are none to go to: the same place twice on a way, or one
/// whose name is cut in two, "Mid-Atlantic / Ocean": both mean the same, and not both are written in full, or
/// the second is only words of the first one's name.
bool OrderGrammar::isCutName(const SpelledPlace& first, const SpelledPlace& second, bool onWay) const
{
    const PlaceMeaning &one = first.meanings.front(), &other = second.meanings.front();
    if (map_.provinceOf(one.at) == map_.provinceOf(other.at)) return onWay || one.cost + other.cost > 0;
    return other.cost > 0 && std::ranges::any_of(first.meanings, [&](const PlaceMeaning& meaning) {
               return meaning.cost <= std::max(one.cost, costOfAbbreviation) &&
                      isPartOfName(map_[map_.provinceOf(meaning.at)], second.text);
           });
}

/// Skips another name of the same place in brackets, "Mid-Atlantic Ocean (MAO)": then nothing else is meant.
std::size_t OrderGrammar::skipCode(std::vector<PlaceMeaning>& meanings, std::size_t at) const
{
    if (!token(at).inBrackets) return at;
    for (std::size_t count = longestName; count > 0; --count) {
        const auto [name, end] = words(at, count);
        if (name.empty() || !token(end - 1).inBrackets) continue;
        const std::vector<PlaceMeaning> same = names_.places(name);
        if (same.empty() || same.front().cost > 0) continue;
        const auto isSame = [&](const PlaceMeaning& meaning) {
            return map_.provinceOf(meaning.at) == map_.provinceOf(same.front().at);
        };
        if (std::ranges::none_of(meanings, isSame)) return at;
        std::erase_if(meanings, [&](const PlaceMeaning& meaning) { return !isSame(meaning); });
        return end;
    }
    return at;
}

/// Skips where a unit is, said once more behind it: "S F Ion in Ion" supports it to hold.
std::size_t OrderGrammar::skipOwnPlace(const SpelledUnit& unit, std::size_t at)
{
    if (!is(at, Keyword::Filler) || !unit.place) return at;
    for (const SpelledPlace* place : places(skipFillers(at))) {
        const PlaceMeaning& again = place->meanings.front();
        if (again.cost == 0 && map_[again.at].coast.empty() &&
            std::ranges::any_of(unit.place->meanings, [&](const PlaceMeaning& meaning) {
                return map_.provinceOf(meaning.at) == map_.provinceOf(again.at);
            }))
            return place->end;
    }
    return at;
}

/// Takes "+" before a unit for a build, and a dash that is joined to it for a removal: "+A Lon", "-A Ser".
void OrderGrammar::readSigns()
{
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
        const bool begins = at == 0 || endsOrder(at - 1);
        const bool build = token(at).text == "+", removal = isDash(at) && token(at + 1).joined;
        if (!begins || !isUnitLetter(at + 1) || !(build || removal)) continue;
        tokens_[at].kind = OrderToken::Kind::Word;
        tokens_[at].keyword = build ? Keyword::Build : Keyword::Disband;
    }
}

/// Returns whether a dash joins a unit's letter to its place, without blanks: "A-Tyr - Mun".
bool OrderGrammar::isHyphen(std::size_t at) const
{
    return isDash(at) && token(at).joined && token(at + 1).joined &&
           token(at + 1).kind == OrderToken::Kind::Word;
}

/// Reads a coast such as "nc", "(north coast)", "/n", "-sc" or "N.C."; empty if no coast follows.
OrderGrammar::Parsed<std::string_view> OrderGrammar::coast(std::size_t at) const
{
    const std::size_t first = isDash(at) ? at + 1 : at;
    const OrderToken& word = token(first);
    if (word.kind != OrderToken::Kind::Word) return {{}, at};
    if (const std::string_view coast = coastWord(word.folded); !coast.empty()) return {coast, first + 1};
    const std::string_view direction = directionWord(word.folded);
    if (direction.empty() || isDash(at)) return {{}, at};
    const OrderToken& next = token(at + 1);
    const bool shortCoast = next.folded == "c" && ((word.abbreviated && next.abbreviated) || next.inBrackets);
    if (meansCoast(next.folded) || shortCoast) return {direction, at + 2};
    if (word.inBrackets || word.afterStroke) return {direction, at + 1};
    return {{}, at};
}

OrderGrammar::Parsed<Power> OrderGrammar::power(std::size_t at) const
{
    for (std::size_t count = 3; count > 0; --count) {
        const auto [name, end] = words(at, count);
        if (name.empty()) continue;
        if (const Power power = names_.power(name); power != noPower) return {power, end};
    }
    return {noPower, at};
}

/// Reads whose a unit is, in brackets behind it: "A Ven (Italian)".
OrderGrammar::Parsed<Power> OrderGrammar::owner(std::size_t at) const
{
    const Parsed<Power> found = token(at).inBrackets ? power(at) : Parsed<Power>{noPower, at};
    return found.value != noPower && token(found.end - 1).inBrackets ? found : Parsed<Power>{noPower, at};
}

/// Takes the owner that is named in brackets at a token for the power of an order, unless another one is
/// named.
std::size_t OrderGrammar::takeOwner(SpelledOrder& order, std::size_t at) const
{
    const auto [power, end] = owner(at);
    if (power == noPower || (order.power != noPower && order.power != power)) return at;
    order.owned = order.owned || order.power == noPower;
    order.power = power;
    return end;
}

OrderGrammar::Readings<SpelledUnit> OrderGrammar::units(std::size_t at, WithoutPlace withoutPlace,
                                                        Expected expected)
{
    Readings<SpelledUnit> found;
    at = skipFillers(at);
    if (token(at).folded == "a" && isUnitLetter(at + 1)) ++at; // "builds a fleet"
    SpelledUnit unit;
    unit.begin = token(at).begin;
    std::size_t name = at;
    if (isUnitLetter(at)) {
        unit.kind = is(at, Keyword::Army) ? UnitKind::Army : UnitKind::Fleet;
        name = skipFillers(at + 1);
        if (is(name, Keyword::From) || isHyphen(name)) ++name; // "the army of Paris", "A-Paris"
    }
    expect(name, expected);
    for (const SpelledPlace* place : places(name)) {
        unit.place = place;
        unit.text = textBetween(at, place->end);
        found.push_back({unit, place->end});
    }
    if (unit.kind && withoutPlace == WithoutPlace::Allowed) {
        unit.place = nullptr;
        unit.text = token(at).text;
        found.push_back({unit, at + 1});
    }
    return found;
}

/// Reads a supported or convoyed unit, with or without its nationality: "S AUSTRIAN A Boh-Mun".
OrderGrammar::Readings<SpelledUnit> OrderGrammar::helpedUnits(std::size_t at, Expected expected)
{
    at = skipFillers(at);
    Readings<SpelledUnit> found;
    if (const auto [nation, end] = power(at); nation != noPower) {
        found = units(end, WithoutPlace::Forbidden, expected);
        for (auto& [unit, next] : found) unit.power = nation;
    }
    for (auto& reading : units(at, WithoutPlace::Forbidden, expected)) found.push_back(std::move(reading));
    for (auto& [unit, end] : found) {
        const auto [nation, next] = owner(end);
        if (nation == noPower || (unit.power != noPower && unit.power != nation)) continue;
        unit.power = nation;
        end = next;
    }
    return found;
}

} // namespace chancery
