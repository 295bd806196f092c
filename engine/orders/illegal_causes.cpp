// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the causes one after the other, the most informative first.
#include "engine/orders/illegal_causes.h"

#include "engine/orders/convoy_routes.h"

namespace chancery {

namespace {

/// The causes why a unit cannot reach a province, the same for moves and for supports.
enum class Barrier : std::uint8_t { Closed, Sea, Inland, Coast, Land, Distance };

/// Returns whether a fleet could go there from another coast of its province.
bool reachedFromOtherCoast(const Map& map, const Unit& fleet, Province target)
{
    for (Location coast : map[map.provinceOf(fleet.at)].coasts)
        if (map.fleetProvinces[index(coast)].has(target)) return true;
    return false;
}

Barrier barrierTo(const Map& map, const Unit& unit, Province target)
{
    const Province from = map.provinceOf(unit.at);
    if (map.closed.has(target)) return Barrier::Closed;
    if (unit.kind == UnitKind::Army) return map.seas.has(target) ? Barrier::Sea : Barrier::Distance;
    if (map.inland.has(target)) return Barrier::Inland;
    if (reachedFromOtherCoast(map, unit, target)) return Barrier::Coast;
    return map.armyReach[index(from)].has(target) ? Barrier::Land : Barrier::Distance;
}

} // namespace

Rule causeOfIllegalMove(const Board& board, const Unit& unit, const Move& move)
{
    const Map& map = board.map;
    const Province target = map.provinceOf(move.to);
    if (target == map.provinceOf(unit.at)) return Rule::IllegalOwnPlace;
    if (unit.kind == UnitKind::Fleet && move.via == Via::Convoy) return Rule::IllegalFleetConvoyed;
    switch (barrierTo(map, unit, target)) {
    case Barrier::Closed:
        return Rule::IllegalClosed;
    case Barrier::Sea:
        return Rule::IllegalAtSea;
    case Barrier::Inland:
        return Rule::IllegalInland;
    case Barrier::Coast:
        return Rule::IllegalFromCoast;
    case Barrier::Land:
        return Rule::IllegalOverLand;
    case Barrier::Distance:
        break;
    }
    const Province from = map.provinceOf(unit.at);
    if (unit.kind == UnitKind::Army && map.armyReach[index(from)].has(target)) return Rule::IllegalNoFleets;
    const bool fromCoastToCoast = map.coastal.has(from) && map.coastal.has(target);
    return unit.kind == UnitKind::Army && fromCoastToCoast ? Rule::IllegalNoRoute : Rule::IllegalNotAdjacent;
}

Rule causeOutOfReach(const Map& map, const Unit& unit, Province target)
{
    if (map.provinceOf(unit.at) == target) return Rule::IllegalSupportOwnPlace; // DATC 6.D.34
    switch (barrierTo(map, unit, target)) {
    case Barrier::Closed:
        return Rule::IllegalClosed;
    case Barrier::Sea:
        return Rule::IllegalSupportAtSea;
    case Barrier::Inland:
        return Rule::IllegalSupportInland;
    case Barrier::Coast:
        return Rule::IllegalSupportFromCoast;
    case Barrier::Land:
        return Rule::IllegalSupportOverLand;
    case Barrier::Distance:
        break;
    }
    const bool fromCoastToCoast =
        unit.kind == UnitKind::Army && map.coastal.has(map.provinceOf(unit.at)) && map.coastal.has(target);
    return fromCoastToCoast ? Rule::IllegalSupportOverSea : Rule::IllegalSupportReach;
}

Rule causeOfIllegalConvoy(const Board& board, const Unit& unit, const Convoy& convoy)
{
    const Map& map = board.map;
    const Province from = map.provinceOf(convoy.army), target = map.provinceOf(convoy.to);
    if (unit.kind == UnitKind::Army) return Rule::IllegalConvoyByArmy;
    if (!map.seas.has(map.provinceOf(unit.at))) return Rule::IllegalConvoyAshore;
    if (!board.armies.has(from)) return Rule::IllegalConvoyNoArmy;
    if (from == target) return Rule::IllegalConvoyOwnPlace;
    if (map.closed.has(target)) return Rule::IllegalClosed;
    if (!map.coastal.has(target)) return Rule::IllegalConvoyInland;
    const bool onAWay = onSomeRoute(map, board.carriers, map.provinceOf(unit.at), from, target);
    return onAWay ? Rule::IllegalConvoyNeedless : Rule::IllegalConvoyRoute;
}

} // namespace chancery
