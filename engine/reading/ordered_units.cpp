// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/ordered_units.h"

#include "engine/adjudicate/retreats.h"
#include "engine/map/place_names.h"
#include "engine/map/standing.h"
#include "engine/orders/line_pieces.h"
#include "engine/orders/named_place.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/unit_text.h"
#include "engine/reading/page_lines.h"

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
    const auto isThere = [&](const OrderToken& token) {
        const NameWord word{token.folded, false, token.abbreviated, false};
        return std::ranges::any_of(map.placeNames->places({&word, 1}), [&](const PlaceMeaning& meaning) {
            return map.provinceOf(meaning.at) == where;
        });
    };
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        if (tokens[i].keyword != Keyword::Army && tokens[i].keyword != Keyword::Fleet) continue;
        if (i > 0 && isThere(tokens[i - 1])) return true;
        std::size_t name = i + 1;
        while (tokens[name].keyword == Keyword::Filler || tokens[name].keyword == Keyword::From) ++name;
        if (i == 0 && tokens[name].kind == OrderToken::Kind::Colon)
            return true; // "Armies: Edi - Yor, Lvp - Wal"
        if (isThere(tokens[name])) return true;
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
        const OrderToken& last = tokens[count];
        const Result<Unit> unit = readFreeUnit(map, power, text.substr(0, last.begin + last.text.size()));
        if (unit && standingOf(map, unit->kind, unit->at) != Standing::WrongTerrain) return *unit;
    }
    return std::nullopt;
}

} // namespace

void putUnread(const Map& map, Position& position, const StudyOrder& line)
{
    std::vector<std::size_t> begins = piecesOf(line.text);
    begins.push_back(line.text.size());
    for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
        const std::string piece = line.text.substr(begins[i], begins[i + 1] - begins[i]);
        if (const std::optional<Unit> unit = leadingUnit(map, line.power, piece))
            putUnit(map, position, *unit);
    }
}

void putUnit(const Map& map, Position& position, const Unit& unit)
{
    if (!unitAt(map, position, map.provinceOf(unit.at))) place(map, position, unit);
}

void putOrdered(const Map& map, Position& position, const StudyOrder& line, PhaseKind kind)
{
    Position seen = position;
    if (kind == PhaseKind::Retreat) seen.units.clear(); // who retreats is not the unit that has come
    for (const Order& order : PageLines(map).read(line, seen, kind)) {
        if (order.unit.at == nowhere) continue;
        const Province where = map.provinceOf(order.unit.at);
        const Unit unit = unitMeant(map, line, order);
        if (as<Build>(order) && map.centres.has(where))
            position.owner[index(where)] = line.power;
        else if (kind == PhaseKind::Retreat)
            dislodge(map, position, unit);
        else if (!as<Build>(order))
            putUnit(map, position, unit);
    }
}

} // namespace chancery
