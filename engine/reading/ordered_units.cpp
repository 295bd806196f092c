// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/ordered_units.h"

#include "engine/adjudicate/retreats.h"
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
        const UnitKind kindThere = map.seas.has(where)     ? UnitKind::Fleet
                                   : map.inland.has(where) ? UnitKind::Army
                                                           : order.unit.kind;
        const Unit unit{line.power, kindThere, order.unit.at};
        if (as<Build>(order) && map.centres.has(where))
            position.owner[index(where)] = line.power;
        else if (kind == PhaseKind::Retreat)
            dislodge(map, position, unit);
        else if (!as<Build>(order))
            putUnit(map, position, unit);
    }
}

} // namespace chancery
