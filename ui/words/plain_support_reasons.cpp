// SPDX-License-Identifier: GPL-3.0-or-later
// Has the plain wordings for supports, convoys and illegal orders.
#include "ui/words/wording.h"

namespace chancery {

constexpr Wording Wordings::plainSupports[] = {
    //: Plain reasons, for people who do not know the notation; the order and its verdict stand before them.
    //: %2
    //: destination, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed,
    //: %7
    //: power, %9 the unit or units against it. A gap that is not needed may be left out.
    {Rule::SupportGiven, QT_TR_NOOP("No unit attacks it.")},
    {Rule::SupportFromTarget,
     QT_TR_NOOP(
         "%9 attacks it, but from the province at which the support is directed. An attack from there cuts a "
         "support only by dislodging the unit that gives it, and this one does not.")},
    {Rule::SupportFromTargetNever,
     QT_TR_NOOP("%9 attacks it, but from the province at which the support is directed. Under these "
                "rules an attack from there does not cut a support.")},
    {Rule::SupportUnbent,
     QT_TR_NOOP("%9 dislodges it, %5 against %4, but comes from the province at which the support "
                "is directed. Under these rules that does not cut it.")},
    {Rule::SupportOwnAttack,
     QT_TR_NOOP("%9 moves to its province, but is of the same power and does not cut the support.")},
    {Rule::SupportConvoyFailed,
     QT_TR_NOOP("%9 was ordered to attack it by convoy, but was not convoyed, so the support is not cut.")},
    {Rule::SupportSpared, QT_TR_NOOP("%9 was ordered to attack it by convoy. Under these rules that "
                                     "does not cut a support for an attack on a fleet of that convoy.")},
    {Rule::SupportSparedAtSea, QT_TR_NOOP("%9 was ordered to attack it by convoy. Under these rules that "
                                          "does not cut a support that concerns a convoying fleet.")},
    {Rule::SupportCut, QT_TR_NOOP("%9 attacks it, and that is enough, whether or not the attack succeeds.")},
    {Rule::SupportCutByLoser,
     QT_TR_NOOP("%9 attacks it, and that is enough, although %9 is dislodged itself.")},
    {Rule::SupportCutByRoute, QT_TR_NOOP("%9 attacks it by convoy. That counts because the convoy does not "
                                         "need the fleet at which the support is directed.")},
    {Rule::SupportDislodged, QT_TR_NOOP("%9 attacks it and dislodges it: %5 against %4.")},
    {Rule::SupportOtherMove, QT_TR_NOOP("%9 was ordered to move somewhere else.")},
    {Rule::SupportOtherCoast, QT_TR_NOOP("It names another coast than the order to %9.")},
    {Rule::SupportOfUnmoved, QT_TR_NOOP("%9 was not ordered to move.")},
    {Rule::SupportOfMover, QT_TR_NOOP("%9 was ordered to move, so it cannot be supported in holding.")},
    {Rule::SupportOfIllegal, QT_TR_NOOP("The order to %9 is illegal, so it does not move.")},
    {Rule::SupportOfIllegalMove,
     QT_TR_NOOP("%9 was ordered to move, although illegally, so it cannot be supported in holding.")},
    {Rule::SupportOfDisorder,
     QT_TR_NOOP("%9 belongs to a power that gave no orders. Under these rules it cannot be supported.")},
    {Rule::ConvoyAvailable, QT_TR_NOOP("It convoys the army from %6 to %2. No unit attacks it."),
     &Parties::convoys},
    {Rule::ConvoyAvailable, QT_TR_NOOP("No unit attacks it, but it convoys no army.")},
    {Rule::ConvoyWithstands, QT_TR_NOOP("%9 attacks it but is not stronger: %5 against %4.")},
    {Rule::ConvoyBeleaguered,
     QT_TR_NOOP("%9 attacks it and is stronger, %5 against %4, but the attack is "
                "part of a convoy paradox, in which every unit stays where it is."),
     &Parties::allHold},
    {Rule::ConvoyBeleaguered,
     QT_TR_NOOP("%9 attacks it and is stronger, %5 against %4, but is kept out by %6.")},
    {Rule::ConvoyOwnAttack,
     QT_TR_NOOP("%9 moves to its province, but is of the same power, and no power dislodges its own unit.")},
    {Rule::ConvoyUnused, QT_TR_NOOP("%9 does not use this convoy: its order names another route.")},
    {Rule::ConvoyWayNotOrdered,
     QT_TR_NOOP("The convoy route of %9 is not whole: no matching convoy was ordered in %6.")},
    {Rule::ConvoyDecreed, QT_TR_NOOP("%9 dislodges it, %5 against %4, but the convoy counts: without the "
                                     "convoyed army it would not be dislodged.")},
    {Rule::ConvoyDislodged, QT_TR_NOOP("%9 attacks it and is stronger: %5 against %4.")},
    {Rule::ConvoyParadox,
     QT_TR_NOOP(
         "The convoy of %9 depends on its own result. That is a paradox, and the convoy is disrupted.")},
    {Rule::ConvoyOtherMove, QT_TR_NOOP("%9 was ordered to move somewhere else.")},
    {Rule::ConvoyOfUnmoved, QT_TR_NOOP("%9 was not ordered to move.")},
    {Rule::ConvoyOfIllegal, QT_TR_NOOP("The order to %9 is illegal, so it does not move.")},
    {Rule::ConvoyRouteUnwritten, QT_TR_NOOP("The order to %9 has to name its convoy route and names none.")},
    {Rule::IllegalNoSuchUnit, QT_TR_NOOP("There is no such unit.")},
    {Rule::IllegalNotYours, QT_TR_NOOP("The unit does not belong to %7.")},
    {Rule::IllegalNotPermitted, QT_TR_NOOP("The player of this unit has not allowed %7 to order it.")},
    {Rule::IllegalUnplayed, QT_TR_NOOP("%9 has no player, so the order does not count.")},
    {Rule::IllegalProxyYields, QT_TR_NOOP("The player of this unit has ordered it.")},
    {Rule::IllegalDuplicate, QT_TR_NOOP("Another wish names this centre."), &Parties::revives},
    {Rule::IllegalDuplicate, QT_TR_NOOP("The same order is there twice; it counts once."),
     &Parties::repeated},
    {Rule::IllegalDuplicate, QT_TR_NOOP("Another order to this unit counts.")},
    {Rule::IllegalTwoMeanings, QT_TR_NOOP("The unit has two different orders, so neither is followed.")},
    {Rule::IllegalWriting, QT_TR_NOOP("It is not written as the rulebook demands.")},
    {Rule::IllegalWrongPhase, QT_TR_NOOP("It does not belong to this phase.")},
    {Rule::IllegalNotDislodged, QT_TR_NOOP("The unit was not dislodged, so it has nothing to retreat from.")},
    {Rule::IllegalOwnPlace, QT_TR_NOOP("The unit is in %2 already.")},
    {Rule::IllegalNotAdjacent, QT_TR_NOOP("%2 is not next to the unit.")},
    {Rule::IllegalNoRoute,
     QT_TR_NOOP("%2 is not next to the unit, and no fleets are in place to convoy it there.")},
    {Rule::IllegalNoFleets, QT_TR_NOOP("It is to go by convoy, but no fleets are in place to convoy it.")},
    {Rule::IllegalAtSea, QT_TR_NOOP("An army cannot move into a sea province.")},
    {Rule::IllegalInland, QT_TR_NOOP("A fleet cannot move inland.")},
    {Rule::IllegalOverLand, QT_TR_NOOP("%2 is next to the fleet by land, but not along the coast.")},
    {Rule::IllegalFromCoast, QT_TR_NOOP("The fleet is on another coast than the one that %2 adjoins.")},
    {Rule::IllegalClosed, QT_TR_NOOP("No unit may enter %2 until %9 has joined a player.")},
    {Rule::IllegalFleetConvoyed, QT_TR_NOOP("A fleet cannot be convoyed.")},
    {Rule::IllegalNoConvoy, QT_TR_NOOP("No fleet has a valid order to convoy it.")},
    {Rule::IllegalConvoyBroken, QT_TR_NOOP("The fleets that were ordered to convoy it form no route to %2.")},
    {Rule::IllegalWayAstray, QT_TR_NOOP("The convoy route that its order names does not lead to %2.")},
    {Rule::IllegalWayNoFleet,
     QT_TR_NOOP("The convoy route that its order names leads through a sea province without a fleet.")},
    {Rule::IllegalWayNotOrdered,
     QT_TR_NOOP("Not every fleet on the convoy route that its order names was ordered to convoy it.")},
    {Rule::IllegalCoastMissing,
     QT_TR_NOOP("The fleet could reach more than one coast of %2, and the order names none.")},
    {Rule::IllegalCoast, QT_TR_NOOP("The fleet cannot reach that coast.")},
    {Rule::IllegalCoastNeedless, QT_TR_NOOP("It names a coast that is wrong, although none is needed.")},
    {Rule::IllegalSelfSupport, QT_TR_NOOP("A unit cannot support itself.")},
    {Rule::IllegalSupportNobody, QT_TR_NOOP("There is no unit to support: %6 is empty.")},
    {Rule::IllegalSupportReach, QT_TR_NOOP("It supports into a province that is not next to it.")},
    {Rule::IllegalSupportOwnPlace, QT_TR_NOOP("No unit supports a move into its own province.")},
    {Rule::IllegalSupportOverSea,
     QT_TR_NOOP("The province into which it supports is not next to the unit, and "
                "a convoy cannot carry support.")},
    {Rule::IllegalSupportAtSea, QT_TR_NOOP("An army cannot support into a sea province.")},
    {Rule::IllegalSupportInland, QT_TR_NOOP("A fleet cannot support into an inland province.")},
    {Rule::IllegalSupportOverLand,
     QT_TR_NOOP("The fleet could not move along the coast into the province into which it supports.")},
    {Rule::IllegalSupportFromCoast,
     QT_TR_NOOP("The fleet cannot support there: from its coast it could not move there itself.")},
    {Rule::IllegalSupportedMove, QT_TR_NOOP("The unit in %6 cannot move to %2.")},
    {Rule::IllegalSupportOwnConvoy,
     QT_TR_NOOP("The army in %6 could move to %2 only by this fleet's convoy.")},
    {Rule::IllegalSupportCoast, QT_TR_NOOP("The fleet in %6 cannot reach the coast that is named.")},
    {Rule::IllegalSupportCoastMissing,
     QT_TR_NOOP("It does not say to which coast of %2 the fleet in %6 moves.")},
    {Rule::IllegalConvoyByArmy, QT_TR_NOOP("An army cannot convoy.")},
    {Rule::IllegalConvoyAshore, QT_TR_NOOP("A fleet convoys only from a sea province.")},
    {Rule::IllegalConvoyNoArmy, QT_TR_NOOP("There is no army to convoy in %6.")},
    {Rule::IllegalConvoyOwnPlace, QT_TR_NOOP("The army is in %2 already.")},
    {Rule::IllegalConvoyInland, QT_TR_NOOP("A convoy cannot end in %2, which has no coast.")},
    {Rule::IllegalConvoyNeedless, QT_TR_NOOP("No convoy route from %6 to %2 needs this fleet.")},
    {Rule::IllegalConvoyRoute, QT_TR_NOOP("The fleet is on no convoy route from %6 to %2.")},
};

static_assert(everyRuleIsWorded(Wordings::plainSupports, RuleFamily::Support));
static_assert(everyRuleIsWorded(Wordings::plainSupports, RuleFamily::Convoy));
static_assert(everyRuleIsWorded(Wordings::plainSupports, RuleFamily::Illegal));

const std::span<const Wording> Wordings::allPlainSupports = plainSupports;

constexpr Wording Wordings::plainLater[] = {
    //: Plain reasons, for people who do not know the notation; the order and its verdict stand before them.
    //: %1
    //: place, %2 destination, %4 own strength, %5 strength against it, %7 power, %9 the unit against it. A
    //: gap
    //: that is not needed may be left out.
    {Rule::RetreatMade, QT_TR_NOOP("%2 was open to its retreat.")},
    {Rule::RetreatClash, QT_TR_NOOP("%9 was ordered to retreat to %2 as well, so both are disbanded.")},
    {Rule::RetreatNotAdjacent, QT_TR_NOOP("It could not move to %2 by itself.")},
    {Rule::RetreatOccupied, QT_TR_NOOP("%2 is occupied.")},
    {Rule::RetreatToAttacker, QT_TR_NOOP("Its attacker came from %2.")},
    {Rule::RetreatContested, QT_TR_NOOP("A standoff left %2 empty.")},
    {Rule::RetreatNotOpen, QT_TR_NOOP("%2 is not open to its retreat.")},
    {Rule::Disbanded, QT_TR_NOOP("%7 ordered it.")},
    {Rule::NoRetreatOrdered, QT_TR_NOOP("It has no valid order to retreat.")},
    {Rule::Built, QT_TR_NOOP("%7 had more supply centres than units.")},
    {Rule::BuildNotOwned, QT_TR_NOOP("%9 owns %1, not %7."), &Parties::taken},
    {Rule::BuildNotOwned, QT_TR_NOOP("The position does not say who owns supply centres."),
     &Parties::ownerless},
    {Rule::BuildNotOwned, QT_TR_NOOP("No power owns %1.")},
    {Rule::BuildNotHome, QT_TR_NOOP("%1 is not one of the home centres of %7.")},
    {Rule::BuildOccupied, QT_TR_NOOP("%9 is there.")},
    {Rule::BuildTwice, QT_TR_NOOP("Another order builds %9, and only one unit can be there.")},
    {Rule::BuildTerrain, QT_TR_NOOP("Such a unit cannot be in %1.")},
    {Rule::BuildNoCoast, QT_TR_NOOP("The coast of %1 was not named.")},
    {Rule::BuildTooMany, QT_TR_NOOP("The position does not say who owns supply centres."),
     &Parties::ownerless},
    {Rule::BuildTooMany, QT_TR_NOOP("%7 has no build left.")},
    {Rule::BuildNoneCounts, QT_TR_NOOP("%7 ordered too many builds, so none of them counts.")},
    {Rule::Removed, QT_TR_NOOP("%7 had more units than supply centres.")},
    {Rule::RemoveTooMany, QT_TR_NOOP("%7 has nothing more to remove.")},
    {Rule::RemoveNoneCounts, QT_TR_NOOP("%7 ordered too many removals, so none of them counts.")},
    {Rule::RemovedByRule,
     QT_TR_NOOP("%7 has ordered too few valid removals. By rule it loses the unit in %1.")},
    {Rule::RemovedForNow, QT_TR_NOOP("%7 has ordered too few valid removals. It loses the "
                                     "unit in %1 until the players choose another.")},
    {Rule::RemovedDutchman, QT_TR_NOOP("%7 had more units than supply centres, so a Flying Dutchman was "
                                       "among them. By rule it loses the unit in %1.")},
    {Rule::Waived, QT_TR_NOOP("%7 had a build to waive.")},
    {Rule::WaiveNotAllowed, QT_TR_NOOP("The rules do not let %7 waive a build.")},
    {Rule::IllegalInsurrection, QT_TR_NOOP("These rules know no insurrections.")},
    {Rule::IllegalNotLost, QT_TR_NOOP("%7 has not lost its country."), &Parties::revives},
    {Rule::IllegalNotLost, QT_TR_NOOP("%2 has not lost its country.")},
    {Rule::InsurrectionRaised, QT_TR_NOOP("It takes %5 units for %2, and %4 came.")},
    {Rule::InsurrectionUnanswered, QT_TR_NOOP("%2 gave no valid order to regain its country.")},
    {Rule::InsurrectionTooSmall, QT_TR_NOOP("It takes %5 units for %2, and only %4 came.")},
    {Rule::InsurrectionDeserted, QT_TR_NOOP("%9, which was promised to %2 as well, did not come.")},
    {Rule::InsurrectionDislodged, QT_TR_NOOP("%9 attacks it and is stronger: %5 against %4.")},
    {Rule::RevivalAwaited, QT_TR_NOOP("It is decided once the retreats are made. Units that came: %4.")},
    {Rule::RevivalBuilt, QT_TR_NOOP("It takes %5 units, and %4 came. A unit is built there.")},
    {Rule::RevivalMade, QT_TR_NOOP("It takes %5 units, and %4 came.")},
    {Rule::RevivalTooFew, QT_TR_NOOP("It takes %5 units, and only %4 came.")},
    {Rule::RevivalDeserted, QT_TR_NOOP("%9 was promised and did not come.")},
};

static_assert(everyRuleIsWorded(Wordings::plainLater, RuleFamily::Retreat));
static_assert(everyRuleIsWorded(Wordings::plainLater, RuleFamily::Adjustment));
static_assert(everyRuleIsWorded(Wordings::plainLater, RuleFamily::Insurrection));

const std::span<const Wording> Wordings::allPlainLater = plainLater;

} // namespace chancery
