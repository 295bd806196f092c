// SPDX-License-Identifier: GPL-3.0-or-later
// Decides what is possible: reach, fleets in place, and how an order is written. Coasts are in coasts.cpp.
#include "engine/orders/legality.h"

#include "engine/orders/coasts.h"
#include "engine/orders/convoy_routes.h"

#include <algorithm>

namespace chancery {

namespace {

/// The causes why a unit cannot reach a province, the same for moves and for supports.
enum class Barrier : std::uint8_t { Closed, Sea, Inland, Coast, Land, Distance };

/// Why a barrier stops a move, and a support, in the order of Barrier. A distance has causes of its own.
constexpr struct
{
    Rule toMove, toSupport;
} barriers[] = {
    {Rule::IllegalClosed, Rule::IllegalClosed},
    {Rule::IllegalAtSea, Rule::IllegalSupportAtSea},
    {Rule::IllegalInland, Rule::IllegalSupportInland},
    {Rule::IllegalFromCoast, Rule::IllegalSupportFromCoast},
    {Rule::IllegalOverLand, Rule::IllegalSupportOverLand},
};

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

/// Returns why `unit` cannot make a move that is impossible whatever coast is written.
Rule causeOfIllegalMove(const Board& board, const Unit& unit, const Move& move)
{
    const Map& map = board.map;
    const Province target = map.provinceOf(move.to);
    if (target == map.provinceOf(unit.at)) return Rule::IllegalOwnPlace;
    if (unit.kind == UnitKind::Fleet && move.via == Via::Convoy) return Rule::IllegalFleetConvoyed;
    const Barrier barrier = barrierTo(map, unit, target);
    if (barrier != Barrier::Distance) return barriers[static_cast<std::size_t>(barrier)].toMove;
    const Province from = map.provinceOf(unit.at);
    if (unit.kind == UnitKind::Army && map.armyReach[index(from)].has(target)) return Rule::IllegalNoFleets;
    const bool fromCoastToCoast = map.coastal.has(from) && map.coastal.has(target);
    return unit.kind == UnitKind::Army && fromCoastToCoast ? Rule::IllegalNoRoute : Rule::IllegalNotAdjacent;
}

/// Returns why `unit` cannot support into `target`, which it cannot reach.
Rule causeOutOfReach(const Map& map, const Unit& unit, Province target)
{
    if (map.provinceOf(unit.at) == target) return Rule::IllegalSupportOwnPlace; // DATC 6.D.34
    const Barrier barrier = barrierTo(map, unit, target);
    if (barrier != Barrier::Distance) return barriers[static_cast<std::size_t>(barrier)].toSupport;
    const bool fromCoastToCoast =
        unit.kind == UnitKind::Army && map.coastal.has(map.provinceOf(unit.at)) && map.coastal.has(target);
    return fromCoastToCoast ? Rule::IllegalSupportOverSea : Rule::IllegalSupportReach;
}

/// Returns why `unit` cannot take part in a convoy that is impossible.
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

/// Returns whether an army could come to a coast with the help of these fleets.
bool couldSail(const Map& map, ProvinceSet fleets, Province from, Province to)
{
    return from != to && map.coastal.has(to) && convoyPossible(map, fleets, from, to);
}

/// Returns whether a move is possible without the help of its supporter, which cannot convoy at the same time
/// (DATC 6.D.31).
bool couldMove(const Board& board, const Unit& unit, Location to, Province supporter)
{
    const Map& map = board.map;
    const Province target = map.provinceOf(to);
    if (map.reach(unit).has(target)) return true;
    if (unit.kind == UnitKind::Fleet) return false;
    ProvinceSet fleets = board.carriers;
    fleets.remove(supporter);
    return couldSail(map, fleets, map.provinceOf(unit.at), target);
}

/// Returns why a unit that could not move is not to be supported: it cannot move at all, or it could if the
/// supporter convoyed it (DATC 6.D.31).
Rule causeOfNoMove(const Board& board, const Unit& unit, Location to)
{
    const Map& map = board.map;
    const bool bySea = unit.kind == UnitKind::Army &&
                       couldSail(map, board.carriers, map.provinceOf(unit.at), map.provinceOf(to));
    return bySea ? Rule::IllegalSupportOwnConvoy : Rule::IllegalSupportedMove;
}

/// Returns whether the fleet can belong to the army's route. If the route must be written it may be any, and
/// so if each route counts (1971 XII.4); otherwise it must be a proper one, unless the army names it (see
/// onWrittenRoute).
bool couldCarry(const Board& board, Province fleet, Province from, Province to, const RuleOptions& options)
{
    const bool any = writtenPath(options).needed || options.multiRoute == MultiRoute::AnyRoute;
    return any ? onSomeRoute(board.map, board.carriers, fleet, from, to)
               : onProperRoute(board.map, board.carriers, fleet, from, to);
}

/// Returns whether no coast is written.
bool lacksCoast(const Map& map, Location to)
{
    return to == whole(map.provinceOf(to));
}

/// Returns why an army cannot go by the seas that it names, or Rule::None. Where they must be named, the
/// other orders decide (Twenty 8.d).
Rule wayIllegality(const Board& board, Province from, const Move& move, const RuleOptions& options)
{
    const WrittenPath written = writtenPath(options);
    if (!written.heeded || written.needed || move.path.empty()) return Rule::None;
    if (sequenceThrough(board.map, move.path, from, board.map.provinceOf(move.to)).empty())
        return Rule::IllegalWayAstray;
    return board.carriers.contains(move.path) ? Rule::None : Rule::IllegalWayNoFleet;
}

Rule fleetMoveIllegality(const Board& board, const Unit& unit, const Move& move, const RuleOptions& options)
{
    const Map& map = board.map;
    const bool near = map.fleetProvinces[index(unit.at)].has(map.provinceOf(move.to));
    if (!near || move.via == Via::Convoy) return causeOfIllegalMove(board, unit, move);
    if (landing(map, unit, move.to, options) != nowhere) return Rule::None;
    return lacksCoast(map, move.to) ? Rule::IllegalCoastMissing : Rule::IllegalCoast; // DATC 4.B.1, 4.B.3
}

Rule supportCoastIllegality(const Map& map, Power supporter, const Unit& mover, const SupportMove& support,
                            const RuleOptions& options)
{
    if (!supportCoastPossible(map, supporter, mover, support.to, options))
        return lacksCoast(map, support.to) ? Rule::IllegalSupportCoastMissing : Rule::IllegalSupportCoast;
    return needlessCoast(map, support.unit, mover.at, options) ? Rule::IllegalCoastNeedless : Rule::None;
}

} // namespace

Board boardOf(const Map& map, const Position& position, const RuleOptions& options)
{
    Board board(map, position.units);
    if (insurrectionsAllowed(options)) board.lost = eliminatedPowers(map, position);
    return board;
}

Rule illegality(const Board& board, const Unit& unit, const Move& move, const RuleOptions& options)
{
    const Map& map = board.map;
    if (unit.kind == UnitKind::Fleet) return fleetMoveIllegality(board, unit, move, options);
    const Province from = map.provinceOf(unit.at), target = map.provinceOf(move.to);
    const bool mayWalk = move.via == Via::Unstated || mayWalkInstead(options);
    const bool overLand = mayWalk && map.armyReach[index(from)].has(target);
    const bool possible = overLand || couldSail(map, board.carriers, from, target);
    if (!possible) return causeOfIllegalMove(board, unit, move);
    if (const Rule astray = overLand ? Rule::None : wayIllegality(board, from, move, options);
        astray != Rule::None)
        return astray;
    return needlessCoast(map, move.to, whole(target), options) ? Rule::IllegalCoastNeedless : Rule::None;
}

Rule illegality(const Board& board, const Unit& unit, const SupportHold& support, const RuleOptions& options)
{
    const Map& map = board.map;
    const Province supported = map.provinceOf(support.unit);
    if (supported == map.provinceOf(unit.at)) return Rule::IllegalSelfSupport; // DATC 6.A.8
    if (!board.has(supported)) return Rule::IllegalSupportNobody;
    if (!map.reach(unit).has(supported)) return causeOutOfReach(map, unit, supported);
    const bool needless = needlessCoast(map, support.unit, board[supported].at, options);
    return needless ? Rule::IllegalCoastNeedless : Rule::None;
}

Rule illegality(const Board& board, const Unit& unit, const SupportMove& support, const RuleOptions& options)
{
    const Map& map = board.map;
    const Province from = map.provinceOf(unit.at);
    const Province supported = map.provinceOf(support.unit), target = map.provinceOf(support.to);
    if (supported == from) return Rule::IllegalSelfSupport;
    if (!board.has(supported)) return Rule::IllegalSupportNobody;
    if (!map.reach(unit).has(target)) return causeOutOfReach(map, unit, target);
    if (!couldMove(board, board[supported], support.to, from))
        return causeOfNoMove(board, board[supported], support.to);
    return supportCoastIllegality(map, unit.power, board[supported], support, options);
}

Rule illegality(const Board& board, const Unit& unit, const Convoy& convoy, const RuleOptions& options)
{
    const Map& map = board.map;
    const Province fleet = map.provinceOf(unit.at), from = map.provinceOf(convoy.army);
    const Province target = map.provinceOf(convoy.to);
    const bool possible = board.carriers.has(fleet) && board.armies.has(from) && from != target &&
                          map.coastal.has(target) && couldCarry(board, fleet, from, target, options);
    return possible ? Rule::None : causeOfIllegalConvoy(board, unit, convoy);
}

Rule illegality(const Board& board, const Unit&, const Insurrection& rising, const RuleOptions& options)
{
    if (!insurrectionsAllowed(options)) return Rule::IllegalInsurrection;
    return rising.whom != noPower && board.lost.has(rising.whom) ? Rule::None : Rule::IllegalNotLost;
}

bool onWrittenRoute(const Board& board, std::span<const Order> orders, Province fleet, const Convoy& convoy,
                    const RuleOptions& options)
{
    if (!writtenPath(options).heeded) return false;
    const Map& map = board.map;
    const Province army = map.provinceOf(convoy.army), to = map.provinceOf(convoy.to);
    return std::ranges::any_of(orders, [&](const Order& order) {
        const auto* move = as<Move>(order);
        if (!move || !move->path.has(fleet) || map.provinceOf(move->to) != to) return false;
        Rule wrong = misaddressed(board, order);
        if (wrong == Rule::IllegalNotYours) wrong = unpermitted(order, options);
        return wrong == Rule::None && map.provinceOf(order.unit.at) == army &&
               !sequenceThrough(map, move->path, army, to).empty();
    });
}

bool mayWalkInstead(const RuleOptions& options)
{
    return options.viaConvoyFallsBackToLand;
}

Rule miswriting(const Order& order, const RuleOptions& options)
{
    const auto unforgiven = [&order](Slips::Kind kind, Slip choice) {
        return choice == Slip::Illegal && order.slips.has(kind);
    };
    // Without a letter a build can be read only inland (DATC 4.C.3).
    const Slip typeMissing = as<Build>(order) ? options.buildTypeMissingInland : options.unitTypeMissing;
    const bool illegal = (order.slips.has(Slips::NeedlessCoast) && needlessCoastsCount(options)) ||
                         unforgiven(Slips::UnitTypeMissing, typeMissing) ||
                         unforgiven(Slips::UnitTypeWrong, options.unitTypeWrong) ||
                         unforgiven(Slips::NationalityMissing, options.nationalityMissing) ||
                         unforgiven(Slips::NationalityWrong, options.nationalityWrong);
    return illegal ? Rule::IllegalWriting : Rule::None;
}

Rule unpermitted(const Order& order, const RuleOptions& options)
{
    switch (options.proxyOrders) {
    case ProxyOrders::Anyone:
        return Rule::None;
    case ProxyOrders::Permitted:
        return order.permission.given ? Rule::None : Rule::IllegalNotPermitted;
    case ProxyOrders::No:
        break;
    }
    return Rule::IllegalNotYours;
}

Rule illegality(const Board& board, std::span<const Order> all, const Order& order,
                const RuleOptions& options)
{
    const Rule illegal = illegality(board, order, options);
    if (!isOffRoute(illegal)) return illegal;
    const Province fleet = board.map.provinceOf(order.unit.at);
    return onWrittenRoute(board, all, fleet, *as<Convoy>(order), options) ? miswriting(order, options)
                                                                          : illegal;
}

Rule illegality(const Board& board, const Order& order, const RuleOptions& options)
{
    Rule wrong = misaddressed(board, order);
    if (wrong == Rule::IllegalNotYours) wrong = unpermitted(order, options);
    if (wrong != Rule::None) return wrong;
    const Unit& unit = board[board.map.provinceOf(order.unit.at)];
    const auto judge = [&](const auto& command) {
        if constexpr (requires { illegality(board, unit, command, options); })
            return illegality(board, unit, command, options);
        else
            return Rule::IllegalWrongPhase;
    };
    const Rule illegal = std::visit(judge, order.command);
    return illegal != Rule::None ? illegal : miswriting(order, options);
}

} // namespace chancery
