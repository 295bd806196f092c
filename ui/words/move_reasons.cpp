// SPDX-License-Identifier: GPL-3.0-or-later
// Has the wordings for the results of moves and holds.
#include "ui/words/wording.h"

namespace chancery {

constexpr Wording Wordings::moves[] = {
    //: In all reasons: %1 the order, %2 destination, %3 the order against it, %4 own strength, %5
    //: strength against it, %6 the place of the unit supported or convoyed, or the order that stops %3, %7
    //: power, %8 the unit, %9 the unit against it. A gap that is not needed may be left out. Attack, hold,
    //: prevent and defend strength
    //: are the strengths of DATC 5.B.4 to 5.B.7.
    {Rule::MoveUnopposed, QT_TR_NOOP("%1 succeeds: no unit is in %2, and no other moves there.")},
    {Rule::MoveFollows, QT_TR_NOOP("%1 succeeds: %9 leaves %2.")},
    {Rule::MoveRivalVoid,
     QT_TR_NOOP(
         "%1 succeeds: %3 has no effect on %2, because %9 is dislodged by the unit that comes from there.")},
    {Rule::MoveRivalStranded,
     QT_TR_NOOP("%1 succeeds: %3 has no effect on %2, because %9 is not convoyed there.")},
    {Rule::MoveExchanges, QT_TR_NOOP("%1 succeeds: it changes places with %9, which is possible because "
                                     "at least one of them goes by convoy.")},
    {Rule::MoveDislodges, QT_TR_NOOP("%1 dislodges %9: attack %4, hold %5.")},
    {Rule::MoveBreaksThrough,
     QT_TR_NOOP("%1 dislodges %9, which comes the opposite way: attack %4, defend %5.")},
    {Rule::MoveOutdoes,
     QT_TR_NOOP("%1 succeeds: its attack strength %4 exceeds the prevent strength %5 of %3.")},
    {Rule::MoveOutdoesOwn, QT_TR_NOOP("%1 succeeds: its attack strength %4 exceeds the prevent strength "
                                      "%5 of %3, a move of its own power.")},
    {Rule::MoveRotates,
     QT_TR_NOOP(
         "%1 succeeds in a circle of moves: its attack strength %4 exceeds the prevent strength %5 of %3."),
     &Parties::resisted},
    {Rule::MoveRotates, QT_TR_NOOP("%1 succeeds in a circle of moves: %3 makes room.")},
    {Rule::MoveStandsOff, QT_TR_NOOP("%1 bounces: its strength %4 equals the prevent strength %5 of %3."),
     &Parties::own},
    {Rule::MoveStandsOff,
     QT_TR_NOOP("%1 bounces: its attack strength %4 equals the prevent strength %5 of %3.")},
    {Rule::MoveStandsOffOwn,
     QT_TR_NOOP("%1 bounces: its strength %4 equals the prevent strength %5 of %3, a move of its own power."),
     &Parties::own},
    {Rule::MoveStandsOffOwn, QT_TR_NOOP("%1 bounces: its attack strength %4 equals the prevent strength %5 "
                                        "of %3, a move of its own power.")},
    {Rule::MoveStandsOffLoser,
     QT_TR_NOOP("%1 bounces: its strength %4 equals the prevent strength %5 of %3, which counts although "
                "%9 is dislodged."),
     &Parties::own},
    {Rule::MoveStandsOffLoser, QT_TR_NOOP("%1 bounces: its attack strength %4 equals the prevent strength %5 "
                                          "of %3, which counts although %9 is dislodged.")},
    {Rule::MoveOutdone, QT_TR_NOOP("%1 fails: its strength %4 is below the prevent strength %5 of %3."),
     &Parties::own},
    {Rule::MoveOutdone,
     QT_TR_NOOP("%1 fails: its attack strength %4 is below the prevent strength %5 of %3.")},
    {Rule::MoveOutdoneOwn,
     QT_TR_NOOP("%1 fails: its strength %4 is below the prevent strength %5 of %3, a move of its own power."),
     &Parties::own},
    {Rule::MoveOutdoneOwn, QT_TR_NOOP("%1 fails: its attack strength %4 is below the prevent strength %5 of "
                                      "%3, a move of its own power.")},
    {Rule::MoveVoidAhead,
     QT_TR_NOOP("%1 fails: its attack strength %4 does not exceed the prevent strength %5 of %3, and "
                "it cannot stop %9 either, because %8 is dislodged by the unit that comes from %2.")},
    {Rule::MoveHeld, QT_TR_NOOP("%1 fails: %9 does not leave %2."), &Parties::own},
    {Rule::MoveHeld,
     QT_TR_NOOP("%1 fails: its attack strength %4 does not exceed the hold strength %5 of %9.")},
    {Rule::MoveBlocked, QT_TR_NOOP("%1 fails: %9 is kept in %2 by %6."), &Parties::ownStopped},
    {Rule::MoveBlocked,
     QT_TR_NOOP("%1 fails: %9 is kept in %2 by %6, and the attack strength %4 does not "
                "exceed the hold strength %5 of %9."),
     &Parties::stopped},
    {Rule::MoveBlocked, QT_TR_NOOP("%1 fails: %3 fails, so that %9 does not leave %2."), &Parties::own},
    {Rule::MoveBlocked,
     QT_TR_NOOP(
         "%1 fails: %3 fails, and its own attack strength %4 does not exceed the hold strength %5 of %9.")},
    {Rule::MoveHeadToHead,
     QT_TR_NOOP("%1 fails head to head: its strength %4 equals the defend strength %5 of %3."),
     &Parties::own},
    {Rule::MoveHeadToHead,
     QT_TR_NOOP("%1 fails head to head: its attack strength %4 equals the defend strength %5 of %3.")},
    {Rule::MoveHeadToHeadLost,
     QT_TR_NOOP("%1 fails head to head: its strength %4 is below the defend strength %5 of %3."),
     &Parties::own},
    {Rule::MoveHeadToHeadLost,
     QT_TR_NOOP("%1 fails head to head: its attack strength %4 is below the defend strength %5 of %3.")},
    {Rule::MoveSelfDislodge,
     QT_TR_NOOP("%1 fails: its strength %4 would exceed the defend strength %5 of %3, but no power "
                "dislodges its own unit."),
     &Parties::defended},
    {Rule::MoveSelfDislodge,
     QT_TR_NOOP("%1 fails: %9 is kept in %2 by %6, and no power dislodges its own unit."), &Parties::stopped},
    {Rule::MoveSelfDislodge,
     QT_TR_NOOP("%1 fails: its strength %4 would exceed the hold strength %5 of %9, but no power "
                "dislodges its own unit.")},
    {Rule::MoveConvoyDisrupted,
     QT_TR_NOOP("%1 fails: its only convoy route is disrupted. Dislodged: %9, by %6."), &Parties::stopped},
    {Rule::MoveConvoyDisrupted,
     QT_TR_NOOP("%1 fails: its only convoy route is disrupted, because %9 is dislodged.")},
    {Rule::MoveRoutesDisrupted,
     QT_TR_NOOP("%1 fails: each of its convoy routes is disrupted. Dislodged: %9, by %6."),
     &Parties::stopped},
    {Rule::MoveRoutesDisrupted,
     QT_TR_NOOP("%1 fails: each of its convoy routes is disrupted. Dislodged: %9.")},
    {Rule::MoveRouteDisrupted,
     QT_TR_NOOP("%1 fails: one of its convoy routes is disrupted, which is enough. Dislodged: %9, by %6."),
     &Parties::stopped},
    {Rule::MoveRouteDisrupted,
     QT_TR_NOOP("%1 fails: one of its convoy routes is disrupted, which is enough. Dislodged: %9.")},
    {Rule::MoveWayDisrupted,
     QT_TR_NOOP("%1 fails: the convoy route that it names is disrupted. Dislodged: %9, by %6."),
     &Parties::stopped},
    {Rule::MoveWayDisrupted,
     QT_TR_NOOP("%1 fails: the convoy route that it names is disrupted. Dislodged: %9.")},
    {Rule::MoveParadox,
     QT_TR_NOOP(
         "%1 fails: its convoy by %9 is part of a paradox and fails, so that the move has no effect.")},
    {Rule::MoveAllHold, QT_TR_NOOP("%1 fails: it is part of a convoy paradox, in which every unit holds.")},
    {Rule::MoveNoConvoy, QT_TR_NOOP("%1 is invalid: no fleet has a valid order to convoy it.")},
    {Rule::MoveNoRoute,
     QT_TR_NOOP("%1 is invalid: the fleets that were ordered to convoy it form no route to %2.")},
    {Rule::MoveWayNotOrdered,
     QT_TR_NOOP("%1 is invalid: on the convoy route that it names, no matching convoy was ordered in %9.")},
    {Rule::MoveWayScrambled, QT_TR_NOOP("%1 is invalid: the convoy route that it names is written in the "
                                        "wrong sequence, so that it is no route.")},
    {Rule::MoveRouteUnwritten, QT_TR_NOOP("%1 is invalid: it has to name its convoy route and names none.")},
    {Rule::HoldStands, QT_TR_NOOP("%1 stands: %8 is not attacked.")},
    {Rule::HoldWithstands,
     QT_TR_NOOP("%1 stands: the attack strength %5 of %3 does not exceed its hold strength %4.")},
    {Rule::HoldOwnAttack,
     QT_TR_NOOP("%1 stands: %3 is a move of its own power, and a power does not dislodge its own unit.")},
    {Rule::HoldConvoyFailed,
     QT_TR_NOOP("%1 stands: %3 cannot dislodge it, because %9 is not convoyed there.")},
    {Rule::HoldBeleaguered,
     QT_TR_NOOP("%1 stands although the attack strength %5 of %3 exceeds its hold "
                "strength %4: the attack is part of a convoy paradox, in which every unit holds."),
     &Parties::allHold},
    {Rule::HoldBeleaguered, QT_TR_NOOP("%1 stands: the attack strength %5 of %3 exceeds its hold strength "
                                       "%4, but that attack is stopped by %6.")},
    {Rule::HoldDislodged, QT_TR_NOOP("%8 is dislodged by %3: attack %5, hold %4.")},
    {Rule::HoldUnplayed,
     QT_TR_NOOP("%8 is dislodged by %3 (attack %5, hold %4) and destroyed, because %7 has no player.")},
    {Rule::HoldAbandoned,
     QT_TR_NOOP("%8 is dislodged by %3 (attack %5, hold %4) and destroyed, because %7 gave no orders.")},
};

static_assert(everyRuleIsWorded(Wordings::moves, RuleFamily::Move));
static_assert(everyRuleIsWorded(Wordings::moves, RuleFamily::Hold));

const std::span<const Wording> Wordings::allMoves = moves;

constexpr Wording Wordings::supports[] = {
    {Rule::SupportGiven, QT_TR_NOOP("%1 is given: %8 is not attacked.")},
    {Rule::SupportFromTarget,
     QT_TR_NOOP("%1 is given: %3 comes from the province at which the support is directed and would "
                "cut it only by dislodging %8, which it does not.")},
    {Rule::SupportFromTargetNever,
     QT_TR_NOOP("%1 is given: %3 comes from the province at which the support is "
                "directed, and an attack from there does not cut it.")},
    {Rule::SupportUnbent,
     QT_TR_NOOP("%1 is given although %3 dislodges %8 (attack %5, hold %4): an attack from the province "
                "at which a support is directed does not cut it.")},
    {Rule::SupportOwnAttack,
     QT_TR_NOOP("%1 is given: %3 is a move of its own power, which does not cut it.")},
    {Rule::SupportConvoyFailed,
     QT_TR_NOOP("%1 is given: %3 does not cut it, because %9 is not convoyed there.")},
    {Rule::SupportSpared,
     QT_TR_NOOP("%1 is given: %9 was to come by convoy, and the support is for an attack "
                "on its convoying fleet, which such an army does not cut.")},
    {Rule::SupportSparedAtSea,
     QT_TR_NOOP("%1 is given: %9 was to come by convoy, and the support is for an action in a sea province "
                "with a convoying fleet, which such an army does not cut.")},
    {Rule::SupportCut, QT_TR_NOOP("%1 is cut by %3.")},
    {Rule::SupportCutByLoser, QT_TR_NOOP("%1 is cut by %3, although %9 is dislodged itself.")},
    {Rule::SupportCutByRoute, QT_TR_NOOP("%1 is cut by %3: the army has a convoy route that does not need "
                                         "the fleet at which the support is directed.")},
    {Rule::SupportDislodged, QT_TR_NOOP("%1 is cut because %3 dislodges %8: attack %5, hold %4.")},
    {Rule::SupportOtherMove, QT_TR_NOOP("%1 has no effect: the order to %9 is %3.")},
    {Rule::SupportOtherCoast, QT_TR_NOOP("%1 has no effect: it names another coast than %3.")},
    {Rule::SupportOfUnmoved, QT_TR_NOOP("%1 has no effect: %9 was not ordered to move.")},
    {Rule::SupportOfMover,
     QT_TR_NOOP("%1 has no effect: %9 was ordered to move and cannot be supported in place.")},
    {Rule::SupportOfIllegal, QT_TR_NOOP("%1 has no effect: the order to %9 is illegal, so that it holds.")},
    {Rule::SupportOfIllegalMove,
     QT_TR_NOOP(
         "%1 has no effect: %9 was ordered to move, although illegally, and cannot be supported in place.")},
    {Rule::SupportOfDisorder,
     QT_TR_NOOP("%1 has no effect: the power of %9 gave no orders, so that its units cannot be supported.")},
    {Rule::ConvoyAvailable, QT_TR_NOOP("%1 is not disrupted: %8 is not attacked.")},
    {Rule::ConvoyWithstands,
     QT_TR_NOOP(
         "%1 is not disrupted: the attack strength %5 of %3 does not exceed the hold strength %4 of %8.")},
    {Rule::ConvoyBeleaguered,
     QT_TR_NOOP("%1 is not disrupted although the attack strength %5 of %3 exceeds the "
                "hold strength %4 of %8: the attack is part of a convoy paradox, in which every unit holds."),
     &Parties::allHold},
    {Rule::ConvoyBeleaguered, QT_TR_NOOP("%1 is not disrupted: the attack strength %5 of %3 exceeds the hold "
                                         "strength %4 of %8, but that attack is stopped by %6.")},
    {Rule::ConvoyOwnAttack,
     QT_TR_NOOP(
         "%1 is not disrupted: %3 is a move of its own power, and a power does not dislodge its own unit.")},
    {Rule::ConvoyUnused, QT_TR_NOOP("%1 is not disrupted, but %3 does not use it: it names another route.")},
    {Rule::ConvoyWayNotOrdered,
     QT_TR_NOOP(
         "%1 is not disrupted, but the route of %3 is not whole: no matching convoy was ordered in %6.")},
    {Rule::ConvoyDecreed,
     QT_TR_NOOP("%1 is not disrupted although %3 dislodges %8 (attack %5, hold %4): without the convoyed "
                "army %8 would not be dislodged.")},
    {Rule::ConvoyDislodged, QT_TR_NOOP("%1 is disrupted because %3 dislodges %8: attack %5, hold %4.")},
    {Rule::ConvoyParadox, QT_TR_NOOP("%1 is disrupted: it is part of a paradox with %3.")},
    {Rule::ConvoyOtherMove, QT_TR_NOOP("%1 convoys no army: the order to %9 is %3.")},
    {Rule::ConvoyOfUnmoved, QT_TR_NOOP("%1 convoys no army: %9 was not ordered to move.")},
    {Rule::ConvoyOfIllegal, QT_TR_NOOP("%1 convoys no army: the order to %9 is illegal, so that it holds.")},
    {Rule::ConvoyRouteUnwritten,
     QT_TR_NOOP("%1 convoys no army: %3 has to name its convoy route and names none.")},
};

static_assert(everyRuleIsWorded(Wordings::supports, RuleFamily::Support));
static_assert(everyRuleIsWorded(Wordings::supports, RuleFamily::Convoy));

const std::span<const Wording> Wordings::allSupports = supports;

} // namespace chancery
