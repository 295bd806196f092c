// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which supports and convoys match the orders of other units.
#include "engine/adjudicate/turn.h"
#include "engine/orders/coasts.h"

namespace chancery {

// Supports and convoys match moves, so the moves must have been read.
void Turn::matchAll()
{
    if (!options.civilDisorderMayBeSupported) helpless_ = unitsInDisorder();
    if (options.civilDisorderDisbandsWhenDislodged) abandoned = unitsInDisorder();
    for (Province p : groups_.supportHolds) match(p, *as<SupportHold>(order(p)));
    for (Province p : groups_.supportMoves) match(p, *as<SupportMove>(order(p)));
    for (Province p : groups_.convoys) match(p, *as<Convoy>(order(p)));
}

/// A unit that tried to move and failed cannot be supported in place (DATC 6.D.7, 6.D.8).
void Turn::match(Province unit, const SupportHold& support)
{
    const Province holder = helped[index(unit)] = map().provinceOf(support.unit);
    if (mayBeHeldUp(holder))
        addSupport(unit, holder, holder);
    else
        unmatched.add(unit);
}

/// DATC 4.D.9: whether units in civil disorder can be supported; 4.E.1: whether an impossible move was one.
bool Turn::mayBeHeldUp(Province holder) const
{
    return !(movers | triedToMove_ | helpless_).has(holder);
}

/// Returns the units of powers that gave no orders.
ProvinceSet Turn::unitsInDisorder() const
{
    ProvinceSet addressed;
    for (const Order& given : orders_)
        if (given.power != noPower) addressed |= board.of(given.power);
    return board.units - addressed;
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

/// A coast named in a support must be that of the move. Without one any coast matches (DATC 4.B.4), and so it
/// does if coasts in supports do not count.
bool Turn::coastAgrees(Province mover, Location named) const
{
    return named == arrival[index(mover)] || named == whole(destination(mover)) || board.armies.has(mover) ||
           !coastInSupport(options).heeded;
}

} // namespace chancery
