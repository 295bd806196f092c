// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/ordered_units.h"

#include "engine/adjudicate/retreats.h"
#include "engine/map/standing.h"
#include "engine/orders/order_tokens.h"
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

/// Returns whether a line says of any unit which kind it is.
bool saysKind(std::string_view line)
{
    return std::ranges::any_of(tokensOf(line), [](const OrderToken& token) {
        const bool kind = token.keyword == Keyword::Army || token.keyword == Keyword::Fleet;
        return kind && (token.capitals || token.folded.size() > 1);
    });
}

/// Returns whether a unit could follow its order there, if it is one to move.
bool canFollow(const Map& map, const Unit& unit, const Command& command)
{
    const Move* move = std::get_if<Move>(&command);
    return !move || map.reach(unit).has(map.provinceOf(move->to));
}

/// Returns the unit of an order that names no kind, or no coast of a province with several: the one that can
/// follow the order, first the one that stands there when a game begins.
Unit unitMeant(const Map& map, const StudyOrder& line, const Order& order)
{
    const Province where = map.provinceOf(order.unit.at);
    const bool kind = saysKind(line.text) && !placesToStand(map, order.unit.kind, where).empty();
    const bool coast = order.unit.at != whole(where);
    std::vector<Unit> meant;
    for (const Unit& begins : startOf(map).units)
        if (map.provinceOf(begins.at) == where) meant.push_back({line.power, begins.kind, begins.at});
    for (const UnitKind any : {UnitKind::Army, UnitKind::Fleet})
        for (const Location at : placesToStand(map, any, where)) meant.push_back({line.power, any, at});
    std::erase_if(meant, [&](const Unit& unit) {
        return (kind && unit.kind != order.unit.kind) || (coast && unit.at != order.unit.at);
    });
    const auto able =
        std::ranges::find_if(meant, [&](const Unit& unit) { return canFollow(map, unit, order.command); });
    if (able != meant.end()) return *able;
    return meant.empty() ? Unit{line.power, order.unit.kind, order.unit.at} : meant.front();
}

} // namespace

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
