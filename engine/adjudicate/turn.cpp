// SPDX-License-Identifier: GPL-3.0-or-later
// How the rulebook treats certain attacks.
#include "engine/adjudicate/turn.h"

#include "engine/orders/convoy_routes.h"

namespace chancery {

Turn::Turn(const Board& theBoard, std::span<const Order> orders, std::span<Rule> judged,
           const RuleOptions& theOptions, PowerSet handedIn)
    : Passages(theBoard, orders, judged, theOptions, handedIn)
    , handling(paradoxHandling(theOptions))
{
    readAndMatch();
    choosePassages();
    findSpecialAttacks();
}

void Turn::reread(std::span<const std::uint32_t> numbers)
{
    rematch(recount(numbers));
    choosePassages();
    findSpecialAttacks();
}

/// DATC 4.A.7 a: a dislodged unit never affects its attacker's starting province, even if that came by
/// convoy.
void Turn::findSpecialAttacks()
{
    meetingOnTheWay = {};
    if (!options.dislodgedByConvoyBounces) powerlessIfDislodged = facing;
    if (options.headToHeadLoserBounces) bouncersThoughBeaten = movers;
    if (options.disruptedArmyContests) findUndeterred();
    if (options.convoyedAttackFrom == AttackFrom::LastFleet) findMeetingsOnTheWay();
    findSpeciallyCut();
    plainFollowers = following - supported - rivalled - meetingOnTheWay - bySea;
}

/// Twenty 13 and 14: an army bounces although its convoy is disrupted. By 8.d the order of one whose convoy
/// was not ordered is void.
void Turn::findUndeterred()
{
    undeterred = {};
    for (Province army : bySea& carried)
        undeterred.addIf(army, convoyPossible(map(), convoyersOf[index(army)], army, destination(army)));
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
    speciallyCut = (ashore | undeterred).empty() ? uncutByTarget : supporters;
    const ProvinceSet armies = handling.spared == Spared::None ? seaOrLand : bySea | seaOrLand;
    if (armies.empty()) return;
    for (Province p : supporters& destinations)
        speciallyCut.addIf(p, convoyers.has(aim[index(p)]) && !(attackers[index(p)] & armies).empty());
}

} // namespace chancery
