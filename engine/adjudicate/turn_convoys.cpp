// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out who goes by sea, and how the rulebook treats their attacks.
#include "engine/adjudicate/turn.h"
#include "engine/orders/convoy_routes.h"

namespace chancery {

void Turn::chooseRoutes()
{
    seaOrLand = meetingOnTheWay = {};
    const ProvinceSet armies = movers & board.armies;
    if (writtenPath(options).heeded)
        for (Province p : armies&(far_ | carried | viaConvoy_)) keepToWrittenPath(p);
    bySea = far_;
    for (Province p : (armies & (carried | viaConvoy_)) - far_) chooseRoute(p);
    if (!options.dislodgedByConvoyBounces) findPowerlessIfDislodged();
    if (options.headToHeadLoserBounces) bouncersThoughBeaten = movers;
    if (options.convoyedAttackFrom == AttackFrom::LastFleet) findMeetingsOnTheWay();
    findSpeciallyCut();
    plainFollowers = following - supported - rivalled - meetingOnTheWay - bySea;
}

/// Finds out how an army goes to a neighbour: by sea only if its order means so. The rulebook says whether it
/// may then still go by land (DATC 4.A.3).
void Turn::chooseRoute(Province army)
{
    const Passage passage = passageToNeighbour(army);
    bySea.addIf(army, passage == Passage::Sea);
    seaOrLand.addIf(army, passage == Passage::SeaOrLand);
}

/// DATC 4.A.3: an army goes by sea if its order says so. By intent, it also does if a fleet of its power is
/// ordered to convoy it. As recommended for 1971, it does if any fleet convoys it and the unit at its
/// destination comes the opposite way.
Turn::Passage Turn::passageToNeighbour(Province army) const
{
    const ProvinceSet fleets = convoyersOf[index(army)];
    const Passage sailing = mayWalkInstead(options) ? Passage::SeaOrLand : Passage::Sea;
    switch (options.adjacentConvoy) {
    case AdjacentConvoy::Recommended1971:
        return facing.has(army) && !fleets.empty() ? Passage::SeaOrLand : Passage::Land;
    case AdjacentConvoy::Intent:
        if (!(fleets & ownUnits(army)).empty()) return sailing;
        break;
    case AdjacentConvoy::Explicit:
        break;
    }
    return viaConvoy_.has(army) ? sailing : Passage::Land;
}

/// DATC 4.A.6: only the fleets named on the route convoy the army, and only if it leads there. An order
/// without a route is followed anyway, or only if there is just one. Where a route is needed, one in the
/// wrong order is none (Twenty 6.c.2).
void Turn::keepToWrittenPath(Province army)
{
    const WrittenPath written = writtenPath(options);
    const ProvinceSet path = writtenWay(army);
    if (path.empty() && (!written.needed || onlyOneRoute(army))) return;
    if (path.empty()) {
        const ProvinceSet fleets = convoyersOf[index(army)];
        if (!fleets.empty()) unwritten |= fleets, unwritten.add(army);
        idle |= fleets;
        convoyers -= convoyersOf[index(army)];
    }
    const bool scrambled = written.needed && as<Move>(order(army))->scrambled;
    const bool leads = !sequenceThrough(map(), path, army, destination(army)).empty();
    const bool allOrdered = !scrambled && leads && convoyersOf[index(army)].contains(path);
    convoyersOf[index(army)] = allOrdered ? path : ProvinceSet{};
    if (convoyersOf[index(army)].empty()) carried.remove(army);
    wholeWay.addIf(army, allOrdered);
}

ProvinceSet Turn::fleetsOnRoutes(Province army) const
{
    const auto onRoute = options.multiRoute == MultiRoute::AnyRoute ? onSomeRoute : onProperRoute;
    const ProvinceSet fleets = convoyersOf[index(army)];
    if (wholeWay.has(army)) return fleets;
    ProvinceSet found;
    for (Province fleet : fleets) found.addIf(fleet, onRoute(map(), fleets, fleet, army, destination(army)));
    return found;
}

bool Turn::onlyOneRoute(Province army, ProvinceSet onRoutes) const
{
    if (wholeWay.has(army)) return true;
    const ProvinceSet fleets = convoyersOf[index(army)];
    const auto& beside = map().seasTouching;
    const ProvinceSet enough = fleets & beside[index(army)] & beside[index(destination(army))]; // each alone
    if (!enough.empty()) return !onRoutes.several();
    for (Province fleet : onRoutes) {
        ProvinceSet others = fleets;
        others.remove(fleet);
        if (convoyPossible(map(), others, army, destination(army))) return false;
    }
    return true;
}

/// DATC 4.A.7 a: a dislodged unit never affects its attacker's starting province, even if that came by
/// convoy.
void Turn::findPowerlessIfDislodged()
{
    powerlessIfDislodged = facing;
}

/// DATC 4.A.4: if the attack of a convoyed army comes from its last fleet, a unit that moves from its
/// destination against that fleet meets it head to head (6.F.30).
void Turn::findMeetingsOnTheWay()
{
    ashore = bySea;
    for (Province army : bySea) {
        const ProvinceSet last = lastFleets(army);
        const Province ahead = destination(army);
        if (last.size() != 1 || !goes(ahead, last.first())) continue;
        meetingOnTheWay |= {army, ahead};
        metOnTheWay[index(army)] = ahead;
        metOnTheWay[index(ahead)] = army;
    }
}

bool Turn::comesFromTarget(Province attacker, Province supporter) const
{
    const Province into = aim[index(supporter)];
    if (!ashore.has(attacker)) return attacker == into;
    const ProvinceSet last = lastFleets(attacker);
    return !last.empty() && ProvinceSet{into}.contains(last);
}

/// Finds supports that a convoyed army attacks while a convoying fleet is in their target, or all supports if
/// the rulebook has other rules about cutting in general.
void Turn::findSpeciallyCut()
{
    if (!options.supportCutByDislodgement) uncutByTarget = supporters;
    speciallyCut = ashore.empty() ? uncutByTarget : supporters;
    const ProvinceSet armies = handling.spared == Spared::None ? seaOrLand : bySea | seaOrLand;
    if (armies.empty()) return;
    for (Province p : supporters& destinations)
        speciallyCut.addIf(p, convoyers.has(aim[index(p)]) && !(attackers[index(p)] & armies).empty());
}

} // namespace chancery
