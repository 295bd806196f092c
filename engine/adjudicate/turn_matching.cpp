// SPDX-License-Identifier: GPL-3.0-or-later
// Relates orders with one another, kind by kind: who moves where, which supports and convoys match what others do. Most
// orders are plainly legal, which a few sets tell; only the others are judged one by one. There are few branches,
// because neither can be foreseen.
#include "engine/adjudicate/turn.h"
#include "engine/orders/coasts.h"

namespace chancery {

void Turn::relateAll()
{
    noteMoves(); // supports and convoys match moves
    noteAll<SupportHold>();
    noteAll<SupportMove>();
    noteAll<Convoy>();
    noteEncounters();
}

/// A step to a neighbour, without a word about a convoy, is legal.
void Turn::noteMoves()
{
    const ProvinceSet units = board.units;
    ProvinceSet all, plain, sought, crowded, opposed; // the compiler keeps them out of memory until the end
    for (const Order* order : group<Move>().orders()) {
        const Move& move = *as<Move>(*order);
        const Province p = unitOf(*order), to = map().provinceOf(move.to);
        const int near = board.stepsOf(p).has(move.to), silent = move.via == Via::Unstated;
        const Province walker = idIf(p, (near & silent) != 0), goal = idIf(to, (near & silent) != 0);
        target[index(p)] = goal;
        arrival[index(p)] = move.to;
        attackers[index(to)].add(walker);
        all.add(p);
        plain.add(walker);
        opposed.addIf(walker, units.has(to));
        const ProvinceSet there{goal};
        crowded |= sought & there;
        sought |= there;
    }
    movers = plain;
    destinations = sought;
    contended = crowded;
    attacking = opposed;
    for (Province p : all - plain)
        if (const Move& move = *as<Move>(order(p)); counts(p, move) && !lacksConvoy(p)) sail(p, move);
}

/// Notes a legal move, wherever it goes.
void Turn::sail(Province mover, const Move& move)
{
    const Province to = map().provinceOf(move.to);
    const ProvinceSet there{to};
    contended |= destinations & there;
    destinations |= there;
    movers.add(mover);
    attacking.addIf(mover, board.has(to));
    attackers[index(to)].add(mover);
    target[index(mover)] = to;
    if (board.armies.has(mover)) {
        arrival[index(mover)] = whole(to); // DATC 4.B.6
        far_.addIf(mover, !map().armyReach[index(mover)].has(to));
        viaConvoy_.addIf(mover, move.via == Via::Convoy);
    } else {
        const Location coast = landing(map(), board[mover], move.to, options);
        arrival[index(mover)] = coast;
        unnamed.addIf(mover, move.to == whole(to) && coast != whole(to));
    }
}

template<class C>
void Turn::noteAll()
{
    ProvinceSet doubtful;
    for (const Order* order : group<C>().orders()) {
        const Province p = unitOf(*order);
        const C& command = *as<C>(*order);
        const bool plain = isPlain(p, command);
        note(p, command, plain);
        doubtful.addIf(p, !plain);
    }
    for (Province p : doubtful)
        if (const C& command = *as<C>(order(p)); counts(p, command)) note(p, command, true);
}

/// A support of a unit in reach is legal if it names the coast of the unit or none.
inline bool Turn::isPlain(Province unit, const SupportHold& support) const
{
    const Province holder = map().provinceOf(support.unit);
    const int near = board.reachOf(unit).has(holder), there = board.has(holder),
              bare = support.unit == whole(holder);
    return (near & there & bare) != 0;
}

/// A unit that tried to move and failed cannot be supported in place (DATC 6.D.7, 6.D.8). 4.D.9: whether
/// units in civil disorder can be supported; 4.E.1: whether an impossible move was one.
inline void Turn::note(Province unit, const SupportHold& support, bool legal)
{
    const Province holder = map().provinceOf(support.unit);
    noteSupport(unit, holder, holder, legal, !(movers | triedToMove_ | helpless_).has(holder));
}

/// A support into a province in reach is legal if the other unit can step there.
inline bool Turn::isPlain(Province unit, const SupportMove& support) const
{
    const Province mover = map().provinceOf(support.unit);
    if (!board.has(mover)) return false;
    const int near = board.reachOf(unit).has(map().provinceOf(support.to)), other = mover != unit,
              steps = board.stepsOf(mover).has(support.to), bare = support.unit == whole(mover);
    return (near & other & steps & bare) != 0;
}

/// A coast named in a support must be that of the move. Without one any coast matches (DATC 4.B.4), and so it
/// does if coasts in supports do not count.
inline void Turn::note(Province unit, const SupportMove& support, bool legal)
{
    const Province mover = map().provinceOf(support.unit), to = map().provinceOf(support.to);
    const int moves = goes(mover, to), fits = support.to == whole(to) || coastAgrees(mover, support.to);
    noteSupport(unit, mover, to, legal, (moves & fits) != 0);
}

bool Turn::coastAgrees(Province mover, Location named) const
{
    return (movers.has(mover) && named == arrival[index(mover)]) || board.armies.has(mover) ||
           !coastInSupport(options).heeded;
}

inline void Turn::noteSupport(Province unit, Province helpedUnit, Province into, bool legal, bool matches)
{
    helped[index(unit)] = helpedUnit;
    aim[index(unit)] = into;
    const Province counted = idIf(unit, legal), supporter = idIf(counted, matches);
    supporters.add(supporter);
    unmatched.addIf(counted, !matches);
    supported.addIf(helpedUnit, supporter != noProvince);
    supportersOf[index(helpedUnit)].add(supporter);
}

/// A convoy of an army by a fleet beside both coasts is legal.
inline bool Turn::isPlain(Province unit, const Convoy& convoy) const
{
    const Province army = map().provinceOf(convoy.army), to = map().provinceOf(convoy.to);
    const int sails = board.carriers.has(unit), walks = board.armies.has(army), coast = map().coastal.has(to),
              away = army != to, begins = map().seasTouching[index(army)].has(unit),
              ends = map().seasTouching[index(to)].has(unit);
    return (sails & walks & coast & away & begins & ends) != 0;
}

inline void Turn::note(Province fleet, const Convoy& convoy, bool legal)
{
    const Province army = map().provinceOf(convoy.army);
    const bool matches = goes(army, map().provinceOf(convoy.to));
    helped[index(fleet)] = army;
    const Province counted = idIf(fleet, legal), convoyer = idIf(counted, matches);
    convoyers.add(convoyer);
    idle.addIf(counted, !matches);
    carried.addIf(army, convoyer != noProvince);
    convoyersOf[index(army)].add(convoyer);
}

/// Notes movers that meet other units in their destination.
void Turn::noteEncounters()
{
    for (Province p : attacking) {
        const Province ahead = destination(p), beyond = target[index(ahead)];
        facing.addIf(p, beyond == p);
        following.addIf(p, beyond != noProvince);
    }
    following -= facing;
    for (Province q : contended) rivalled |= attackers[index(q)];
}

} // namespace chancery
