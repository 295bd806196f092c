// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/ordered_units.h"

#include "engine/adjudicate/retreats.h"
#include "engine/base/ascii.h"
#include "engine/map/place_names.h"
#include "engine/map/standing.h"
#include "engine/orders/line_pieces.h"
#include "engine/orders/named_place.h"
#include "engine/orders/order_text.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/unit_text.h"

#include <algorithm>

namespace chancery {

namespace {

void dislodge(const Map& map, Position& position, const Unit& unit)
{
    if (dislodgedAt(map, position, map.provinceOf(unit.at))) return;
    position.dislodged.push_back({unit, noProvince, {}});
    std::ranges::sort(position.dislodged, {},
                      [&map](const DislodgedUnit& one) { return map.provinceOf(one.unit.at); });
    for (DislodgedUnit& one : position.dislodged) one.retreats = openRetreats(map, position, one);
}

/// Returns whether a line says which kind a unit in a province is: "A Vie", "the army at Vienna", "Vienna
/// (A)".
bool saysKind(const Map& map, std::string_view line, Province where)
{
    const std::vector<OrderToken> tokens = tokensOf(line);
    const auto isThere = [&](const std::vector<PlaceMeaning>& meanings) {
        return std::ranges::any_of(
            meanings, [&](const PlaceMeaning& meaning) { return map.provinceOf(meaning.at) == where; });
    };
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        if (tokens[i].keyword != Keyword::Army && tokens[i].keyword != Keyword::Fleet) continue;
        if (i > 0 && isThere(map.placeNames->places(nameWords(tokens, i - 1, 1)))) return true;
        std::size_t name = i + 1;
        while (tokens[name].keyword == Keyword::Filler || tokens[name].keyword == Keyword::From) ++name;
        if (i == 0 && tokens[name].kind == OrderToken::Kind::Colon)
            return true;                                                   // "Armies: Edi - Yor, Lvp - Wal"
        if (isThere(placesAt(*map.placeNames, tokens, name))) return true; // "A St. Petersburg"
    }
    return false;
}

/// Returns whether a unit could follow its order there, if it is one to move, without a convoy or with one.
bool canFollow(const Map& map, const Unit& unit, const Command& command, bool convoyed)
{
    const Move* move = std::get_if<Move>(&command);
    const Retreat* retreat = std::get_if<Retreat>(&command);
    if (!move && !retreat) return true;
    const Province to = map.provinceOf(move ? move->to : retreat->to);
    const bool coasts = map.coastal.has(map.provinceOf(unit.at)) && map.coastal.has(to);
    return convoyed ? unit.kind == UnitKind::Army && coasts : map.reach(unit).has(to);
}

/// Returns the unit of an order that names no kind, or no coast of a province with several: the one that can
/// follow the order, first the one that stands there when a game begins.
Unit unitMeant(const Map& map, const StudyOrder& line, const Order& order)
{
    const Province where = map.provinceOf(order.unit.at);
    const bool kind = saysKind(map, line.text, where) && !placesToStand(map, order.unit.kind, where).empty();
    const bool coast = order.unit.at != whole(where);
    std::vector<Unit> meant;
    for (const Unit& begins : startOf(map).units)
        if (map.provinceOf(begins.at) == where) meant.push_back({line.power, begins.kind, begins.at});
    for (const UnitKind any : {UnitKind::Army, UnitKind::Fleet})
        for (const Location at : placesToStand(map, any, where)) meant.push_back({line.power, any, at});
    std::erase_if(meant, [&](const Unit& unit) {
        return (kind && unit.kind != order.unit.kind) || (coast && unit.at != order.unit.at);
    });
    for (const bool convoyed : {false, true})
        for (const Unit& unit : meant)
            if (canFollow(map, unit, order.command, convoyed)) return unit;
    return meant.empty() ? Unit{line.power, order.unit.kind, order.unit.at} : meant.front();
}

/// Puts the unit of an order on the board, or gives an owner to the centre where it is built.
void putUnitOf(const Map& map, Position& position, const StudyOrder& line, const Order& order, PhaseKind kind)
{
    const Province where = map.provinceOf(order.unit.at);
    const Unit unit = unitMeant(map, line, order);
    if (as<Build>(order) && map.centres.has(where))
        position.owner[index(where)] = line.power;
    else if (kind == PhaseKind::Retreat)
        dislodge(map, position, unit);
    else if (!as<Build>(order))
        putUnit(map, position, unit);
}

/// Returns the unit that a text begins with, its kind by letter or word and its province in full or by its
/// code; nothing if it begins otherwise.
std::optional<Unit> leadingUnit(const Map& map, Power power, const std::string& text)
{
    const std::vector<OrderToken> tokens = tokensOf(text);
    constexpr std::size_t mostWords = 3; // of a name
    if (tokens.front().keyword != Keyword::Army && tokens.front().keyword != Keyword::Fleet)
        return std::nullopt;
    for (std::size_t count = std::min(mostWords, tokens.size() - 1); count > 0; --count) {
        const std::vector<NameWord> name = nameWords(tokens, 1, count);
        if (name.size() != count || !map.placeNames->isExact(name)) continue;
        const auto ends =
            std::find_if(tokens.begin() + static_cast<std::ptrdiff_t>(count) + 1, tokens.end(),
                         [](const OrderToken& token) {
                             return token.kind != OrderToken::Kind::Word || token.keyword != Keyword::None;
                         });
        for (const std::size_t end : {ends->begin, tokens[count].begin + tokens[count].text.size()}) {
            const Result<Unit> unit = readFreeUnit(map, power, trimmed(text.substr(0, end))); // "F Stp/sc"
            if (unit && standingOf(map, unit->kind, unit->at) == Standing::Possible) return *unit;
        }
    }
    return std::nullopt;
}

} // namespace

void putUnread(const Map& map, Position& position, const StudyOrder& line)
{
    const std::vector<OrderToken> tokens = tokensOf(line.text);
    const std::vector<std::size_t> pieces = piecesOf(line.text);
    const auto begins = [&](std::size_t at) { // an order
        if (at == 0 || std::ranges::find(pieces, tokens[at].begin) != pieces.end()) return true;
        const OrderToken& before = tokens[at - 1];
        const bool name = before.kind == OrderToken::Kind::Word && before.keyword == Keyword::None;
        return before.kind == OrderToken::Kind::Separator || (name && before.abbreviated);
    };
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (!begins(at)) continue;
        const std::optional<Unit> unit = leadingUnit(map, line.power, line.text.substr(tokens[at].begin));
        if (unit) putUnit(map, position, *unit);
    }
}

void putHelpers(const Map& map, Position& position, const StudyOrder& line)
{
    for (const ReadLine& read :
         readLines({map, position, PhaseKind::Movement, line.power, {}, true}, line.text))
        for (const Order& order : read.written.orders)
            if (order.unit.at != nowhere && read.helpers.has(map.provinceOf(order.unit.at)))
                putUnit(map, position, unitMeant(map, line, order));
}

void putUnit(const Map& map, Position& position, const Unit& unit)
{
    if (!unitAt(map, position, map.provinceOf(unit.at))) place(map, position, unit);
}

void putOrdered(const Map& map, Position& position, const StudyOrder& line, PhaseKind kind)
{
    Position seen = position;
    if (kind == PhaseKind::Retreat) seen.units.clear(); // who retreats is not the unit that has come
    for (const ReadLine& read : readLines({map, seen, kind, line.power, {}, true}, line.text))
        for (const Order& order : read.written.orders)
            if (order.unit.at != nowhere && !read.helpers.has(map.provinceOf(order.unit.at)))
                putUnitOf(map, position, line, order, kind);
}

} // namespace chancery
