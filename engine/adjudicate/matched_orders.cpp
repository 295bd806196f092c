// SPDX-License-Identifier: GPL-3.0-or-later
// Relates orders with one another, kind by kind: who moves where, which supports and convoys match what
// others do. A few sets show that most orders are plainly legal; only the others are judged one by one. There
// are few branches, because neither can be foreseen.
#include "engine/adjudicate/matched_orders.h"

#include "engine/orders/coasts.h"

namespace chancery {

void MatchedOrders::readAndMatch()
{
    target.fill(noProvince);
    readAll([this](Province p) { supportersOf[index(p)] = convoyersOf[index(p)] = ProvinceSet{}; });
    for (const Order* order : given<Move>())
        attackers[index(map().provinceOf(as<Move>(*order)->to))] = ProvinceSet{};
    noteMoves(); // supports and convoys match moves
    noteAll<SupportHold>();
    noteAll<SupportMove>();
    noteAll<Convoy>();
    noteEncounters();
}

void MatchedOrders::rematch(ProvinceSet changed)
{
    ProvinceSet moving;
    for (Province p : changed) {
        forget(p);
        moving.addIf(p, as<Move>(order(p)) != nullptr);
    }
    for (Province p : moving) noteOne<Move>(p); // supports and convoys match moves
    matchHelpers(changed);
    for (Province p : changed - moving) noteHelper(p);
    noteEncounters();
}

/// Takes what a unit was ordered out of all relations.
void MatchedOrders::forget(Province unit)
{
    if (movers.has(unit)) withdraw(unit);
    if (supporters.has(unit)) {
        const Province other = helped[index(unit)];
        supportersOf[index(other)].remove(unit);
        if (supportersOf[index(other)].empty()) supported.remove(other);
    }
    if (convoyers.has(unit)) {
        const Province army = helped[index(unit)];
        convoyersOf[index(army)].remove(unit);
        if (convoyersOf[index(army)].empty()) carried.remove(army);
    }
    for (ProvinceSet* set : {&supporters, &unmatched, &convoyers, &idle}) set->remove(unit);
}

void MatchedOrders::withdraw(Province mover)
{
    const Province to = destination(mover);
    attackers[index(to)].remove(mover);
    if (attackers[index(to)].empty()) destinations.remove(to);
    if (!attackers[index(to)].several()) contended.remove(to);
    target[index(mover)] = noProvince;
    for (ProvinceSet* set : {&movers, &attacking, &unnamed, &far_, &viaConvoy_}) set->remove(mover);
}

/// Matches again the supports and convoys that name these units.
void MatchedOrders::matchHelpers(ProvinceSet changed)
{
    ProvinceSet naming;
    for (Province p : supporters | unmatched | convoyers | idle)
        naming.addIf(p, changed.has(helped[index(p)]));
    for (Province p : changed) supportersOf[index(p)] = convoyersOf[index(p)] = ProvinceSet{};
    for (ProvinceSet* set : {&supporters, &unmatched, &convoyers, &idle}) *set -= naming;
    supported -= changed;
    carried -= changed;
    for (Province p : naming) noteHelper(p);
}

/// Notes the order of a unit that does not move.
void MatchedOrders::noteHelper(Province unit)
{
    switch (order(unit).command.index()) {
    case kindOf<SupportHold>:
        return noteOne<SupportHold>(unit);
    case kindOf<SupportMove>:
        return noteOne<SupportMove>(unit);
    case kindOf<Convoy>:
        return noteOne<Convoy>(unit);
    default:
        break;
    }
}

/// Notes the order of a unit if it is legal.
template<class C>
void MatchedOrders::noteOne(Province unit)
{
    const C& command = *as<C>(order(unit));
    if (!isPlain(unit, command) && !counts(unit, command)) return;
    if constexpr (std::is_same_v<C, Move>) {
        const Province to = map().provinceOf(command.to);
        if (!destinations.has(to)) attackers[index(to)] = ProvinceSet{};
        sail(unit, command);
    } else {
        note(unit, command, true);
    }
}

/// A step to a neighbour, without a word about a convoy, is legal.
inline bool MatchedOrders::isPlain(Province unit, const Move& move) const
{
    const int near = board.stepsOf(unit).has(move.to), silent = move.via == Via::Unstated;
    return (near & silent) != 0;
}

/// Notes all moves; those that are not plain come last.
void MatchedOrders::noteMoves()
{
    const ProvinceSet units = board.units;
    ProvinceSet all, plain, sought, crowded, opposed; // the compiler keeps them out of memory until the end
    for (const Order* order : given<Move>()) {
        const Move& move = *as<Move>(*order);
        const Province p = unitOf(*order), to = map().provinceOf(move.to);
        const bool steps = isPlain(p, move);
        const Province walker = idIf(p, steps), goal = idIf(to, steps);
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
void MatchedOrders::sail(Province mover, const Move& move)
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
void MatchedOrders::noteAll()
{
    ProvinceSet doubtful;
    for (const Order* order : given<C>()) {
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
inline bool MatchedOrders::isPlain(Province unit, const SupportHold& support) const
{
    const Province holder = map().provinceOf(support.unit);
    const int near = board.reachOf(unit).has(holder), there = board.has(holder),
              bare = support.unit == whole(holder);
    return (near & there & bare) != 0;
}

/// A unit that tried to move and failed cannot be supported in place (DATC 6.D.7, 6.D.8). 4.D.9: whether
/// units in civil disorder can be supported; 4.E.1: whether an impossible move was one.
inline void MatchedOrders::note(Province unit, const SupportHold& support, bool legal)
{
    const Province holder = map().provinceOf(support.unit);
    noteSupport(unit, holder, holder, legal, !(movers | unsupportable()).has(holder));
}

/// A support into a province in reach is legal if the other unit can step there.
inline bool MatchedOrders::isPlain(Province unit, const SupportMove& support) const
{
    const Province mover = map().provinceOf(support.unit);
    if (!board.has(mover)) return false;
    const int near = board.reachOf(unit).has(map().provinceOf(support.to)), other = mover != unit,
              steps = board.stepsOf(mover).has(support.to), bare = support.unit == whole(mover);
    return (near & other & steps & bare) != 0;
}

/// A coast named in a support must be that of the move. Without one any coast matches (DATC 4.B.4), and so it
/// does if coasts in supports do not count.
inline void MatchedOrders::note(Province unit, const SupportMove& support, bool legal)
{
    const Province mover = map().provinceOf(support.unit), to = map().provinceOf(support.to);
    const int moves = goes(mover, to), fits = support.to == whole(to) || coastAgrees(mover, support.to);
    noteSupport(unit, mover, to, legal, (moves & fits) != 0);
}

bool MatchedOrders::coastAgrees(Province mover, Location named) const
{
    return (movers.has(mover) && named == arrival[index(mover)]) || board.armies.has(mover) ||
           !coastInSupport(options).heeded;
}

inline void MatchedOrders::noteSupport(Province unit, Province helpedUnit, Province into, bool legal,
                                       bool matches)
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
inline bool MatchedOrders::isPlain(Province unit, const Convoy& convoy) const
{
    const Province army = map().provinceOf(convoy.army), to = map().provinceOf(convoy.to);
    const int sails = board.carriers.has(unit), walks = board.armies.has(army), coast = map().coastal.has(to),
              away = army != to, begins = map().seasTouching[index(army)].has(unit),
              ends = map().seasTouching[index(to)].has(unit);
    return (sails & walks & coast & away & begins & ends) != 0;
}

inline void MatchedOrders::note(Province fleet, const Convoy& convoy, bool legal)
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
void MatchedOrders::noteEncounters()
{
    facing = following = rivalled = {};
    for (Province p : attacking) {
        const Province ahead = destination(p), beyond = target[index(ahead)];
        facing.addIf(p, beyond == p);
        following.addIf(p, beyond != noProvince);
    }
    following -= facing;
    for (Province q : contended) rivalled |= attackers[index(q)];
}

} // namespace chancery
