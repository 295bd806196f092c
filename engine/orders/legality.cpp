// SPDX-License-Identifier: GPL-3.0-or-later
// Possible or not: reach, coasts, and fleets in place.
#include "engine/orders/legality.h"

#include "engine/orders/convoy_routes.h"

namespace chancery {

namespace {

/// Whether an army could come to a coast with the help of these fleets.
bool couldSail(const Map& map, ProvinceSet fleets, Province from, Province to)
{
    return from != to && map.coastal.has(to) && convoyPossible(map, fleets, from, to);
}

/// Whether the move that `supporter` wants to help is possible; it cannot convoy at the same time
/// (DATC 6.D.31).
bool couldMove(const Board& board, const Unit& unit, Location to, Province supporter)
{
    const Map& map = board.map;
    const Province target = map.provinceOf(to);
    const bool near = map.reach(unit).has(target);
    if (unit.kind == UnitKind::Fleet)
        return near && (to == whole(target) || map.fleetReach[index(unit.at)].has(to)); // DATC 4.B.4
    if (near) return true;
    ProvinceSet fleets = board.carriers;
    fleets.remove(supporter);
    return couldSail(map, fleets, map.provinceOf(unit.at), target);
}

Rule fleetMoveIllegality(const Map& map, const Unit& unit, Location to)
{
    if (landing(map, unit, to) != nowhere) return Rule::None;
    const bool near = map.fleetProvinces[index(unit.at)].has(map.provinceOf(to));
    return near ? Rule::IllegalCoast : Rule::IllegalDestination; // DATC 4.B.1, 4.B.3
}

} // namespace

Location landing(const Map& map, const Unit& unit, Location to)
{
    const Province target = map.provinceOf(to);
    if (unit.kind == UnitKind::Army) return whole(target);
    const LocationSet reach = map.fleetReach[index(unit.at)];
    if (reach.has(to)) return to;
    if (to != whole(target)) return nowhere;
    Location only = nowhere;
    for (Location coast : map[target].coasts) {
        if (!reach.has(coast)) continue;
        if (only != nowhere) return nowhere; // DATC 4.B.1
        only = coast;
    }
    return only;
}

Rule illegality(const Board& board, const Unit& unit, const Move& move)
{
    const Map& map = board.map;
    if (unit.kind == UnitKind::Fleet)
        return move.via == Via::Convoy ? Rule::IllegalDestination : fleetMoveIllegality(map, unit, move.to);
    const Province from = map.provinceOf(unit.at), target = map.provinceOf(move.to);
    const bool overLand = move.via == Via::Unstated && map.armyReach[index(from)].has(target);
    const bool possible = overLand || couldSail(map, board.carriers, from, target);
    return possible ? Rule::None : Rule::IllegalDestination;
}

Rule illegality(const Board& board, const Unit& unit, const SupportHold& support)
{
    const Province supported = board.map.provinceOf(support.unit);
    if (supported == board.map.provinceOf(unit.at)) return Rule::IllegalSelfSupport; // DATC 6.A.8
    const bool possible = board.has(supported) && board.map.reach(unit).has(supported);
    return possible ? Rule::None : Rule::IllegalSupport;
}

Rule illegality(const Board& board, const Unit& unit, const SupportMove& support)
{
    const Province from = board.map.provinceOf(unit.at);
    const Province supported = board.map.provinceOf(support.unit), target = board.map.provinceOf(support.to);
    if (supported == from) return Rule::IllegalSelfSupport;
    const bool possible = board.has(supported) && board.map.reach(unit).has(target) &&
                          couldMove(board, board[supported], support.to, from);
    return possible ? Rule::None : Rule::IllegalSupport;
}

Rule illegality(const Board& board, const Unit& unit, const Convoy& convoy)
{
    const Map& map = board.map;
    const Province fleet = map.provinceOf(unit.at), from = map.provinceOf(convoy.army);
    const Province target = map.provinceOf(convoy.to);
    const bool possible = board.carriers.has(fleet) && board.armies.has(from) && from != target &&
                          map.coastal.has(target) && onProperRoute(map, board.carriers, fleet, from, target);
    return possible ? Rule::None : Rule::IllegalConvoy;
}

Rule misaddressed(const Board& board, const Order& order)
{
    if (order.unit.at == nowhere) return Rule::IllegalNoSuchUnit;
    const Province p = board.map.provinceOf(order.unit.at);
    if (!board.has(p)) return Rule::IllegalNoSuchUnit;
    return board[p].power == order.power ? Rule::None : Rule::IllegalNotYours;
}

Rule illegality(const Board& board, const Order& order)
{
    const Rule wrong = misaddressed(board, order);
    if (wrong != Rule::None) return wrong;
    const Unit& unit = board[board.map.provinceOf(order.unit.at)];
    const auto judge = [&](const auto& command) {
        if constexpr (requires { illegality(board, unit, command); })
            return illegality(board, unit, command);
        else
            return Rule::IllegalWrongPhase;
    };
    return std::visit(judge, order.command);
}

} // namespace chancery
