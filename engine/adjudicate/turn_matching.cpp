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
    matchSupportsToHold();
    matchSupportsToMove();
    matchConvoys();
}

/// A unit that tried to move and failed cannot be supported in place (DATC 6.D.7, 6.D.8). 4.D.9: whether
/// units in civil disorder can be supported; 4.E.1: whether an impossible move was one.
void Turn::matchSupportsToHold()
{
    const ProvinceSet notHolding = movers | triedToMove_ | helpless_;
    for (Province p : groups_.supportHolds) {
        const Province holder = helped[index(p)] = map().provinceOf(as<SupportHold>(order(p))->unit);
        addSupport(p, holder, holder, !notHolding.has(holder));
    }
}

/// Returns the units of powers that gave no orders and handed in no sheet (1971 VII.1, XIV.3).
ProvinceSet Turn::unitsInDisorder() const
{
    ProvinceSet addressed;
    for (const Power power : handedIn_) addressed |= board.of(power);
    for (const Order& given : orders_)
        if (given.power != noPower) addressed |= board.of(given.power);
    return board.units - addressed;
}

void Turn::matchSupportsToMove()
{
    for (Province p : groups_.supportMoves) {
        const SupportMove& support = *as<SupportMove>(order(p));
        const Province mover = helped[index(p)] = map().provinceOf(support.unit),
                       to = map().provinceOf(support.to);
        addSupport(p, mover, to, goes(mover, to) && coastAgrees(mover, support.to));
    }
}

void Turn::matchConvoys()
{
    for (Province p : groups_.convoys) {
        const Convoy& convoy = *as<Convoy>(order(p));
        const Province army = helped[index(p)] = map().provinceOf(convoy.army);
        const bool matches = goes(army, map().provinceOf(convoy.to));
        convoyersOf[index(army)].addIf(p, matches);
        offered_.addIf(army, matches);
        convoyers.addIf(p, matches);
        idle.addIf(p, !matches);
    }
}

/// Without a branch, since whether orders match cannot be foreseen.
void Turn::addSupport(Province unit, Province helpedUnit, Province into, bool matches)
{
    supporters.addIf(unit, matches);
    unmatched.addIf(unit, !matches);
    supported.addIf(helpedUnit, matches);
    target[index(unit)] = matches ? into : noProvince;
    supportersOf[index(helpedUnit)].addIf(unit, matches);
}

/// A coast named in a support must be that of the move. Without one any coast matches (DATC 4.B.4), and so it
/// does if coasts in supports do not count.
bool Turn::coastAgrees(Province mover, Location named) const
{
    return named == arrival[index(mover)] || named == whole(destination(mover)) || board.armies.has(mover) ||
           !coastInSupport(options).heeded;
}

} // namespace chancery
