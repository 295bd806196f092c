// SPDX-License-Identifier: GPL-3.0-or-later
// Tries longer names before shorter ones, and coasts before and behind them.
#include "engine/orders/spelled_places.h"

#include "engine/orders/short_names.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t longestName = 4; ///< words
constexpr std::size_t mostMeanings = 8;

} // namespace

SpelledPlaces::SpelledPlaces(const Map& map, const PlaceNames& names, const LineTokens& line)
    : map_(map)
    , names_(names)
    , line_(line)
    , known_(line.count())
{
}

void SpelledPlaces::allowMisspelling()
{
    lenient_ = true;
    known_.assign(line_.count(), std::nullopt);
}

std::vector<Location> SpelledPlaces::similar(std::string_view word) const
{
    std::vector<Location> provinces;
    for (const Location l : names_.similarPlaces(word)) provinces.push_back(whole(map_.provinceOf(l)));
    return provinces;
}

/// Returns `count` words from a token on, empty if there are fewer. A dash may lie between two of them.
ReadToken<std::vector<NameWord>> SpelledPlaces::words(std::size_t at, std::size_t count) const
{
    std::vector<NameWord> found;
    std::size_t end = at;
    while (found.size() < count) {
        const bool dashed = !found.empty() && line_.isDash(end);
        const OrderToken& next = line_.token(dashed ? end + 1 : end);
        if (next.kind != OrderToken::Kind::Word || (next.afterStroke && !found.empty())) return {{}, at};
        found.push_back({next.folded, dashed, next.abbreviated, next.capitals});
        end += dashed ? 2 : 1;
    }
    return {std::move(found), end};
}

const SpelledPlaces::Places& SpelledPlaces::at(std::size_t at)
{
    std::optional<Places>& known = known_[std::min(at, line_.count() - 1)];
    if (!known) {
        known.emplace();
        if (line_.token(at).kind == OrderToken::Kind::Word) find(at, *known);
    }
    return *known;
}

/// Tries longer names first, so that "North Sea" is not read as "North". Words that are a name in full are
/// not cut: "Northern" of "Northern Africa" is no place.
void SpelledPlaces::find(std::size_t at, Places& found)
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
        if (meansWater(line_.token(end).folded) && !isExact(end))
            if (std::vector<PlaceMeaning> seas = seasOf(meanings); !seas.empty())
                add(at, end + 1, std::move(seas), found);
        add(at, end, std::move(meanings), found);
    }
    findAfterCoast(at, found);
    if (line_.token(at).keyword != Keyword::None) return;
    if (!known)
        findMisspelt(at, 1, found);
    else if (lenient_)
        findMisspelt(at, 2, found);
}

/// Returns the seas that are meant in full: behind them "sea" and the like is a part of the name, as in "nwg
/// sea".
std::vector<PlaceMeaning> SpelledPlaces::seasOf(std::vector<PlaceMeaning> meanings) const
{
    std::erase_if(meanings, [this](const PlaceMeaning& meaning) {
        return meaning.cost > 0 || !map_.seas.has(map_.provinceOf(meaning.at));
    });
    return meanings;
}

/// Returns whether each word from a token to another one is a place in full, and one of them is another place
/// than `meant`: "eas pru" is no East Prussia, but "mid atlantic" is one place.
bool SpelledPlaces::haveAnotherPlace(std::size_t at, std::size_t end, Location meant) const
{
    bool another = false;
    for (; at < end; ++at) {
        if (line_.isDash(at)) continue;
        if (!isExact(at)) return false;
        another = another ||
                  map_.provinceOf(names_.places(words(at, 1).value).front().at) != map_.provinceOf(meant);
    }
    return another;
}

bool SpelledPlaces::isExact(std::size_t at) const
{
    return names_.isExact(words(at, 1).value);
}

/// Reads a coast before its place: as behind it, or the direction alone, "south Spain"; as a letter only
/// where a place must follow, "to S Spain" or "- S. Spain".
ReadToken<std::string_view> SpelledPlaces::coastBefore(std::size_t at) const
{
    if (const ReadToken<std::string_view> whole = coast(at); !whole.value.empty()) return whole;
    const OrderToken& word = line_.token(at);
    const bool letter = word.capitals && word.folded != "o"; // a small one, or "o", may be a slip in "to"
    const bool goes =
        letter && at > 0 && (line_.is(at - 1, Keyword::Move) || (line_.isDash(at - 1) && word.abbreviated));
    const std::string_view direction = word.folded.size() > 1 || goes ? directionWord(word.folded) : "";
    return direction.empty() ? ReadToken<std::string_view>{{}, at}
                             : ReadToken<std::string_view>{direction, at + 1};
}

/// Reads places whose coast comes first: "north coast of Spain", "Nordküste Spaniens".
void SpelledPlaces::findAfterCoast(std::size_t at, Places& found)
{
    const auto [named, end] = coastBefore(at);
    if (named.empty()) return;
    const std::size_t from = line_.is(end, Keyword::From) ? end + 1 : end;
    const Places after = this->at(line_.skipFillers(from));
    for (const SpelledPlace* place : after) {
        std::vector<PlaceMeaning> meanings = place->meanings;
        for (PlaceMeaning& meaning : meanings) meaning.at = names_.coastOf(map_, meaning.at, named);
        std::erase_if(meanings, [this](const PlaceMeaning& meaning) {
            return meaning.at == nowhere || map_[meaning.at].coast.empty();
        });
        if (meanings.empty()) continue;
        spelled_.push_back({line_.textBetween(at, place->end), std::move(meanings), line_.token(at).begin,
                            place->end, place->abbreviated});
        found.insert(found.begin(), &spelled_.back());
    }
}

void SpelledPlaces::findMisspelt(std::size_t at, std::size_t fewestWords, Places& found)
{
    for (std::size_t count = longestName - 1; count >= fewestWords; --count) {
        const auto [name, end] = words(at, count);
        bool wordsOnly = !name.empty();
        for (std::size_t i = 0; i < name.size(); ++i)
            wordsOnly = wordsOnly && name[i].folded.size() > 1 && !name[i].dashed &&
                        (i == 0 || keywordOf(name[i].folded) == Keyword::None || name[i].folded == "sea");
        if (!wordsOnly) continue;
        std::vector<PlaceMeaning> meanings = names_.misspeltPlaces(name);
        if (!meanings.empty()) add(at, end, std::move(meanings), found);
    }
}

/// Reads a coast behind a place; behind one that has coasts its direction alone is enough, "Spain south",
/// unless it begins another name.
ReadToken<std::string_view> SpelledPlaces::coastBehind(std::size_t at,
                                                       const std::vector<PlaceMeaning>& places) const
{
    const std::size_t first =
        line_.is(at, OrderToken::Kind::Colon) && line_.token(at + 1).joined ? at + 1 : at;
    if (const ReadToken<std::string_view> whole = coast(first); !whole.value.empty()) return whole;
    const ReadToken<std::string_view> none{{}, at};
    const std::string_view direction = directionWord(line_.token(at).folded);
    const bool coasts = std::ranges::any_of(places, [this](const PlaceMeaning& meaning) {
        return map_.coasted.has(map_.provinceOf(meaning.at));
    });
    if (direction.empty() || !coasts || names_.places(words(at, 2).value).size() > 0) return none;
    const bool last = line_.endsOrder(at + 1) || line_.is(at + 1, Keyword::And);
    const bool letter = line_.token(at).folded.size() == 1 && line_.is(at, Keyword::Support);
    return last && !letter ? ReadToken<std::string_view>{direction, at + 1} : none;
}

/// Adds the place with the coast that follows it, if one does.
void SpelledPlaces::add(std::size_t at, std::size_t end, std::vector<PlaceMeaning> meanings, Places& found)
{
    end = skipCode(meanings, end);
    const auto [named, afterCoast] = coastBehind(end, meanings);
    if (meanings.size() > mostMeanings) meanings.resize(mostMeanings);
    // "Mao - north coast of Spain": the coast belongs to what follows.
    const bool split = std::ranges::any_of(meanings, [this](const PlaceMeaning& meaning) {
        return !map_[map_.provinceOf(meaning.at)].coasts.empty();
    });
    const bool verb = !split && line_.token(end).folded.size() == 1; // "A Bur (S) A Gas - Mar"
    if (!named.empty() && !verb && (split || !line_.isDash(end))) {
        const Location whole = meanings[0].at;
        for (PlaceMeaning& meaning : meanings) meaning.at = names_.coastOf(map_, meaning.at, named);
        std::erase_if(meanings, [](const PlaceMeaning& meaning) { return meaning.at == nowhere; });
        if (meanings.empty()) {
            OrderProblem problem{OrderProblem::Kind::NoSuchCoast, Expected::Place,
                                 std::string(line_.textBetween(end, afterCoast))};
            problem.choices = map_[map_.provinceOf(whole)].coasts;
            problem.column = line_.column(end);
            wrongCoast_ = WrongCoast{at, std::move(problem)};
            return;
        }
        end = afterCoast;
    }
    spelled_.push_back({line_.textBetween(at, end), std::move(meanings), line_.token(at).begin, end,
                        line_.token(end - 1).abbreviated});
    found.push_back(&spelled_.back());
}

/// Skips another name of the same place in brackets, "Mid-Atlantic Ocean (MAO)": then nothing else is meant.
std::size_t SpelledPlaces::skipCode(std::vector<PlaceMeaning>& meanings, std::size_t at) const
{
    if (!line_.token(at).inBrackets) return at;
    for (std::size_t count = longestName; count > 0; --count) {
        const auto [name, end] = words(at, count);
        if (name.empty() || !line_.token(end - 1).inBrackets) continue;
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

std::size_t SpelledPlaces::skipOwnPlace(const SpelledUnit& unit, std::size_t at)
{
    if (!line_.is(at, Keyword::Filler) || !unit.place) return at;
    for (const SpelledPlace* place : this->at(line_.skipFillers(at))) {
        const PlaceMeaning& again = place->meanings.front();
        if (again.cost == 0 && map_[again.at].coast.empty() &&
            std::ranges::any_of(unit.place->meanings, [&](const PlaceMeaning& meaning) {
                return map_.provinceOf(meaning.at) == map_.provinceOf(again.at);
            }))
            return place->end;
    }
    return at;
}

/// Reads a coast such as "nc", "(north coast)", "côte nord", "/n", "-sc" or "N.C."; empty if no coast
/// follows.
ReadToken<std::string_view> SpelledPlaces::coast(std::size_t at) const
{
    const std::size_t first = line_.isDash(at) ? at + 1 : at;
    const OrderToken& word = line_.token(first);
    if (word.kind != OrderToken::Kind::Word) return {{}, at};
    const bool result = word.folded == "ok" && !word.afterStroke; // no "Ostküste"
    if (const std::string_view coast = coastWord(word.folded); !coast.empty() && !result)
        return {coast, first + 1};
    const OrderToken& next = line_.token(first + 1);
    if (meansCoast(word.folded) && next.kind == OrderToken::Kind::Word) // "côte nord"
        if (const std::string_view behind = directionWord(next.folded); !behind.empty())
            return {behind, first + 2};
    const std::string_view direction = directionWord(word.folded);
    if (direction.empty() || line_.isDash(at)) return {{}, at};
    const bool shortCoast = next.folded == "c" && ((word.abbreviated && next.abbreviated) || next.inBrackets);
    if (meansCoast(next.folded) || shortCoast) return {direction, at + 2};
    if (word.inBrackets || word.afterStroke) return {direction, at + 1};
    return {{}, at};
}

ReadToken<Power> SpelledPlaces::initial(std::size_t at) const
{
    const OrderToken& letter = line_.token(at);
    const bool unit = line_.isUnitLetter(at + 1) && line_.token(at + 1).capitals &&
                      line_.token(at + 2).kind == OrderToken::Kind::Word;
    if (letter.capitals && letter.folded.size() == 1 && unit)
        for (const Power power : map_.everyPower())
            if (map_[power].letter == letter.text) return {power, at + 1};
    return {noPower, at};
}

ReadToken<Power> SpelledPlaces::power(std::size_t at) const
{
    for (std::size_t count = 3; count > 0; --count) {
        const auto [name, end] = words(at, count);
        if (name.empty()) continue;
        if (const Power power = names_.power(name); power != noPower) return {power, end};
    }
    return {noPower, at};
}

ReadToken<Power> SpelledPlaces::owner(std::size_t at) const
{
    const ReadToken<Power> none{noPower, at};
    const ReadToken<Power> found = line_.token(at).inBrackets ? power(at) : none;
    return found.value != noPower && line_.token(found.end - 1).inBrackets ? found : none;
}

bool SpelledPlaces::isSplit(const SpelledPlace& place) const
{
    return map_.coasted.has(map_.provinceOf(place.meanings.front().at));
}

bool SpelledPlaces::isCutName(const SpelledPlace& first, const SpelledPlace& second, bool onWay) const
{
    const PlaceMeaning &one = first.meanings.front(), &other = second.meanings.front();
    if (map_.provinceOf(one.at) == map_.provinceOf(other.at)) return onWay || one.cost + other.cost > 0;
    return other.cost > 0 && std::ranges::any_of(first.meanings, [&](const PlaceMeaning& meaning) {
               return meaning.cost <= std::max(one.cost, costOfAbbreviation) &&
                      isPartOfName(map_[map_.provinceOf(meaning.at)], second.text);
           });
}

} // namespace chancery
