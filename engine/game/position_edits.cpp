// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/position_edits.h"

#include "engine/adjudicate/retreats.h"
#include "engine/base/ensure.h"

#include <algorithm>

namespace chancery {

namespace {

template<class Units, class UnitOf>
auto inProvince(const Map& map, Units& units, Province province, UnitOf unitOf)
{
    return std::ranges::find_if(units,
                                [&](const auto& one) { return map.provinceOf(unitOf(one).at) == province; });
}

const Unit& itself(const Unit& unit)
{
    return unit;
}

const Unit& whose(const DislodgedUnit& dislodged)
{
    return dislodged.unit;
}

/// Works out again where dislodged units may retreat to: it depends on all other units.
Position settled(const Map& map, Position position)
{
    std::ranges::sort(position.dislodged, {},
                      [&map](const DislodgedUnit& one) { return map.provinceOf(one.unit.at); });
    for (DislodgedUnit& dislodged : position.dislodged)
        dislodged.retreats = openRetreats(map, position, dislodged);
    return position;
}

/// Takes the unit that is taken first out of a province. A unit beside it takes its place.
Unit take(const Map& map, Position& position, Province province)
{
    const auto beside = inProvince(map, position.surplus, province, itself);
    if (beside != position.surplus.end()) {
        const Unit unit = *beside;
        position.surplus.erase(beside);
        return unit;
    }
    const auto there = inProvince(map, position.units, province, itself);
    if (there != position.units.end()) {
        const Unit unit = *there;
        position.units.erase(there);
        return unit;
    }
    const auto dislodged = inProvince(map, position.dislodged, province, whose);
    CHANCERY_ENSURE(dislodged != position.dislodged.end());
    const Unit unit = dislodged->unit;
    position.dislodged.erase(dislodged);
    return unit;
}

void put(const Map& map, Position& position, const Unit& unit)
{
    if (unitAt(map, position, map.provinceOf(unit.at)))
        placeBeside(map, position, unit);
    else
        place(map, position, unit);
}

/// Returns where in a province a unit arrives that comes from elsewhere: on the coast that it can reach, else
/// on the first.
Location arrival(const Map& map, const Unit& unit, Province province)
{
    const LocationSet places = placesToPut(map, unit.kind, province);
    for (const Location at : places)
        if (map.steps[index(unit.kind)][index(unit.at)].has(at)) return at;
    return places.first();
}

} // namespace

LocationSet placesToPut(const Map& map, UnitKind kind, Province province)
{
    LocationSet places;
    if (kind == UnitKind::Fleet)
        for (const Location coast : map[province].coasts) places.add(coast);
    if (places.empty()) places.add(whole(province));
    return places;
}

const Unit* unitToTake(const Map& map, const Position& position, Province province)
{
    const auto beside = inProvince(map, position.surplus, province, itself);
    if (beside != position.surplus.end()) return &*beside;
    if (const Unit* unit = unitAt(map, position, province)) return unit;
    const DislodgedUnit* dislodged = dislodgedAt(map, position, province);
    return dislodged ? &dislodged->unit : nullptr;
}

Position withUnit(const Map& map, Position position, const Unit& unit)
{
    put(map, position, unit);
    return settled(map, std::move(position));
}

Position withoutUnit(const Map& map, Position position, Province province, bool dislodgedFirst)
{
    const auto dislodged = inProvince(map, position.dislodged, province, whose);
    if (dislodgedFirst && dislodged != position.dislodged.end())
        position.dislodged.erase(dislodged);
    else if (unitToTake(map, position, province))
        take(map, position, province);
    return settled(map, std::move(position));
}

Position withMoved(const Map& map, Position position, Province from, Location to)
{
    if (!unitToTake(map, position, from)) return position;
    Unit unit = take(map, position, from);
    unit.at = to;
    put(map, position, unit);
    return settled(map, std::move(position));
}

Position withTurned(const Map& map, Position position, Province province, Location at)
{
    if (!unitToTake(map, position, province)) return position;
    Unit unit = take(map, position, province);
    unit.kind = unit.kind == UnitKind::Army ? UnitKind::Fleet : UnitKind::Army;
    unit.at = unit.kind == UnitKind::Army ? whole(province) : at;
    put(map, position, unit);
    return settled(map, std::move(position));
}

Position withOwner(Position position, Province centre, Power owner)
{
    position.owner[index(centre)] = owner;
    return position;
}

Position withDislodged(const Map& map, Position position, Province province, Province attacker)
{
    const Unit* victim = unitAt(map, position, province);
    if (!victim || attacker == province || dislodgedAt(map, position, province)) return position;
    position.dislodged.push_back({take(map, position, province), attacker, {}});
    position.contested.remove(province);
    if (unitAt(map, position, attacker)) {
        Unit unit = take(map, position, attacker);
        unit.at = arrival(map, unit, province);
        put(map, position, unit);
    }
    return settled(map, std::move(position));
}

Position withReturned(const Map& map, Position position, Province province)
{
    const auto found = inProvince(map, position.dislodged, province, whose);
    if (found == position.dislodged.end()) return position;
    const DislodgedUnit dislodged = *found;
    position.dislodged.erase(found);
    const bool back = dislodged.attackedFrom != noProvince && unitAt(map, position, province) &&
                      !unitAt(map, position, dislodged.attackedFrom);
    if (back) {
        Unit unit = take(map, position, province);
        unit.at = arrival(map, unit, dislodged.attackedFrom);
        put(map, position, unit);
    }
    put(map, position, dislodged.unit);
    return settled(map, std::move(position));
}

Position withContested(const Map& map, Position position, Province province, bool contested)
{
    if (contested)
        position.contested.add(province);
    else
        position.contested.remove(province);
    return settled(map, std::move(position));
}

Phase retreatsNear(Phase phase)
{
    if (phase.season == Season::Winter) phase.season = Season::Fall;
    phase.kind = PhaseKind::Retreat;
    return phase;
}

} // namespace chancery
