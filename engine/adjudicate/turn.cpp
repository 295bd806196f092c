// SPDX-License-Identifier: GPL-3.0-or-later
// Reading orders: which count, which match one another, who goes by sea.
#include "engine/adjudicate/turn.h"

namespace chancery {

Turn::Turn(const Board& theBoard, std::span<const Order> orders, std::span<Rule> judged)
    : board(theBoard)
{
    for (Province p : board.units) supportersOf[index(p)] = convoyersOf[index(p)] = {};
    for (std::size_t i = 0; i < orders.size(); ++i) judged[i] = read(orders[i], i);
    // Supports and convoys match moves, and intent to convoy is told by convoys: hence this sequence.
    for (Province p : ordered - movers) match(p, orders[orderOf[index(p)]]);
    for (Province p : movers& board.armies)
        if (goesBySea(p, as<Move>(orders[orderOf[index(p)]])->via)) bySea.add(p);
}

Rule Turn::read(const Order& order, std::size_t number)
{
    const Rule rule = illegality(board, order);
    if (rule != Rule::None)
        return rule; // ignored entirely: the unit may still have a legal order (DATC 4.E.1)
    const Province p = map().provinceOf(order.unit.at);
    if (ordered.has(p)) return Rule::IllegalDuplicate; // the first legal one counts (DATC 4.D.3)
    ordered.add(p);
    orderOf[index(p)] = static_cast<std::uint32_t>(number);
    if (const Move* move = as<Move>(order)) readMove(p, *move);
    return Rule::None;
}

void Turn::readMove(Province unit, const Move& move)
{
    const Province to = map().provinceOf(move.to);
    movers.add(unit);
    target[index(unit)] = to;
    arrival[index(unit)] = landing(map(), board[unit], move.to);
    if (!destinations.has(to)) attackers[index(to)] = {};
    destinations.add(to);
    attackers[index(to)].add(unit);
}

void Turn::match(Province unit, const Order& order)
{
    if (const auto* hold = as<SupportHold>(order))
        match(unit, *hold);
    else if (const auto* move = as<SupportMove>(order))
        match(unit, *move);
    else if (const auto* convoy = as<Convoy>(order))
        match(unit, *convoy);
}

/// A unit that tried to move and failed cannot be supported in place (DATC 6.D.7, 6.D.8).
void Turn::match(Province unit, const SupportHold& support)
{
    const Province supported = helped[index(unit)] = map().provinceOf(support.unit);
    if (movers.has(supported))
        unmatched.add(unit);
    else
        addSupport(unit, supported, supported);
}

void Turn::match(Province unit, const SupportMove& support)
{
    const Province supported = helped[index(unit)] = map().provinceOf(support.unit);
    const Province to = map().provinceOf(support.to);
    if (moves(supported, to) && coastAgrees(supported, support.to))
        addSupport(unit, supported, to);
    else
        unmatched.add(unit);
}

void Turn::match(Province unit, const Convoy& convoy)
{
    const Province army = helped[index(unit)] = map().provinceOf(convoy.army);
    if (!moves(army, map().provinceOf(convoy.to))) return idle.add(unit);
    convoyers.add(unit);
    convoyersOf[index(army)].add(unit);
}

void Turn::addSupport(Province unit, Province supported, Province into)
{
    supporters.add(unit);
    target[index(unit)] = into;
    supportersOf[index(supported)].add(unit);
}

/// A coast named in a support must be the one moved to; one left out may be either (DATC 4.B.4 c).
bool Turn::coastAgrees(Province mover, Location named) const
{
    const Location came = arrival[index(mover)];
    return named == came || named == whole(destination(mover)) || board.armies.has(mover);
}

/// A convoy to a neighbour is meant if the order says so or a fleet of the same power is ordered to carry the
/// army; then there is no falling back to the way over land (DATC 4.A.3 d).
bool Turn::goesBySea(Province army, Via via) const
{
    const bool near = map().armyReach[index(army)].has(destination(army));
    return !near || via == Via::Convoy || !(convoyersOf[index(army)] & ownUnits(army)).empty();
}

} // namespace chancery
