// SPDX-License-Identifier: GPL-3.0-or-later
// Reading orders: which count, which match one another, who goes by sea.
#include "engine/adjudicate/turn.h"

namespace chancery {

Turn::Turn(const Board& theBoard, std::span<const Order> orders, std::span<Rule> judged)
    : board(theBoard)
{
    for (Province p : board.units) supportersOf[index(p)] = convoyersOf[index(p)] = {};
    Groups groups;
    for (std::size_t i = 0; i < orders.size(); ++i)
        judged[i] = read(orders[i], static_cast<std::uint32_t>(i), groups);
    const auto order = [&](Province p) -> const Order& { return orders[orderOf[index(p)]]; };
    // Supports and convoys match moves, and convoys tell who means to be convoyed: hence this sequence.
    for (Province p : movers) readMove(p, *as<Move>(order(p)));
    for (Province p : groups.supportHolds) match(p, *as<SupportHold>(order(p)));
    for (Province p : groups.supportMoves) match(p, *as<SupportMove>(order(p)));
    for (Province p : groups.convoys) match(p, *as<Convoy>(order(p)));
    for (Province p : movers& board.armies) bySea.addIf(p, goesBySea(p));
}

Rule Turn::read(const Order& order, std::uint32_t number, Groups& groups)
{
    const Rule wrong = misaddressed(board, order);
    if (wrong != Rule::None) return wrong;
    const Province p = map().provinceOf(order.unit.at);
    switch (order.command.index()) {
    case kindOf<Move>:
        return take<Move>(p, order, number, movers);
    case kindOf<SupportMove>:
        return take<SupportMove>(p, order, number, groups.supportMoves);
    case kindOf<SupportHold>:
        return take<SupportHold>(p, order, number, groups.supportHolds);
    case kindOf<Convoy>:
        return take<Convoy>(p, order, number, groups.convoys);
    case kindOf<Hold>:
        return take<Hold>(p, order, number, groups.holds);
    default:
        return Rule::IllegalWrongPhase;
    }
}

/// An illegal order is ignored entirely, the unit may still have a legal one (DATC 4.E.1); of several legal
/// ones the first counts (4.D.3).
template<class C>
Rule Turn::take(Province unit, const Order& order, std::uint32_t number, ProvinceSet& group)
{
    const Rule illegal = illegality(board, board[unit], *as<C>(order));
    if (illegal != Rule::None) return illegal;
    if (ordered.has(unit)) return Rule::IllegalDuplicate;
    ordered.add(unit);
    group.add(unit);
    orderOf[index(unit)] = number;
    return Rule::None;
}

void Turn::readMove(Province unit, const Move& move)
{
    const Province to = map().provinceOf(move.to);
    target[index(unit)] = to;
    arrival[index(unit)] = landing(map(), board[unit], move.to);
    viaConvoy_.addIf(unit, move.via == Via::Convoy);
    const ProvinceSet others = attackersOf(to);
    contended.addIf(to, !others.empty());
    destinations.add(to);
    attackers[index(to)] = others;
    attackers[index(to)].add(unit);
}

/// A unit that tried to move and failed cannot be supported in place (DATC 6.D.7, 6.D.8).
void Turn::match(Province unit, const SupportHold& support)
{
    const Province holder = helped[index(unit)] = map().provinceOf(support.unit);
    if (movers.has(holder))
        unmatched.add(unit);
    else
        addSupport(unit, holder, holder);
}

void Turn::match(Province unit, const SupportMove& support)
{
    const Province mover = helped[index(unit)] = map().provinceOf(support.unit),
                   to = map().provinceOf(support.to);
    if (goes(mover, to) && coastAgrees(mover, support.to))
        addSupport(unit, mover, to);
    else
        unmatched.add(unit);
}

void Turn::match(Province unit, const Convoy& convoy)
{
    const Province army = helped[index(unit)] = map().provinceOf(convoy.army);
    if (!goes(army, map().provinceOf(convoy.to))) return idle.add(unit);
    convoyers.add(unit);
    convoyersOf[index(army)].add(unit);
}

void Turn::addSupport(Province unit, Province helpedUnit, Province into)
{
    supporters.add(unit);
    supported.add(helpedUnit);
    target[index(unit)] = into;
    supportersOf[index(helpedUnit)].add(unit);
}

/// A coast named in a support must be the one moved to; one left out may be either (DATC 4.B.4 c).
bool Turn::coastAgrees(Province mover, Location named) const
{
    return named == arrival[index(mover)] || named == whole(destination(mover)) || board.armies.has(mover);
}

/// A convoy to a neighbour is meant if the order says so or a fleet of the same power is ordered to carry the
/// army; then there is no falling back to the way over land (DATC 4.A.3 d).
bool Turn::goesBySea(Province army) const
{
    const bool near = map().armyReach[index(army)].has(destination(army));
    return !near || viaConvoy_.has(army) || !(convoyersOf[index(army)] & ownUnits(army)).empty();
}

} // namespace chancery
