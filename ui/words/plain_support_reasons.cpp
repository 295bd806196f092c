// SPDX-License-Identifier: GPL-3.0-or-later
// Has the plain wordings for supports, convoys and illegal orders.
#include "ui/words/wording.h"

namespace chancery {

namespace {

constexpr Wording plainSupports[] = {
    //: Plain reasons, for people who do not know the notation; the order and its verdict stand before them.
    //: %2
    //: destination, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed,
    //: %7
    //: power, %9 the unit or units against it. A gap that is not needed may be left out.
    {Rule::SupportGiven, QT_TRANSLATE_NOOP("chancery::Words", "No unit attacks it.")},
    {Rule::SupportFromTarget,
     QT_TRANSLATE_NOOP(
         "chancery::Words",
         "%9 attacks it, but from the province at which the support is directed. An attack from there cuts a "
         "support only by dislodging the unit that gives it, and this one does not.")},
    {Rule::SupportFromTargetNever,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%9 attacks it, but from the province at which the support is directed. Under these "
                       "rules an attack from there does not cut a support.")},
    {Rule::SupportUnbent,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 dislodges it, but comes from the province at which the support "
                                          "is directed. Under these rules that does not cut it.")},
    {Rule::SupportOwnAttack,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%9 moves to its province, but is of the same power and does not cut the support.")},
    {Rule::SupportConvoyFailed,
     QT_TRANSLATE_NOOP(
         "chancery::Words",
         "%9 was ordered to attack it by convoy, but was not convoyed, so the support is not cut.")},
    {Rule::SupportSpared,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 was ordered to attack it by convoy. Under these rules that "
                                          "does not cut a support for an attack on a fleet of that convoy.")},
    {Rule::SupportSparedAtSea,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 was ordered to attack it by convoy. Under these rules that "
                                          "does not cut a support that concerns a convoying fleet.")},
    {Rule::SupportCut,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%9 attacks it, and that is enough, whether or not the attack succeeds.")},
    {Rule::SupportCutByLoser,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%9 attacks it, and that is enough, although %9 is dislodged itself.")},
    {Rule::SupportCutByRoute,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 attacks it by convoy. That counts because the convoy does not "
                                          "need the fleet at which the support is directed.")},
    {Rule::SupportDislodged,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 attacks it and dislodges it: %5 against %4.")},
    {Rule::SupportOtherMove, QT_TRANSLATE_NOOP("chancery::Words", "%9 was ordered to move somewhere else.")},
    {Rule::SupportOtherCoast,
     QT_TRANSLATE_NOOP("chancery::Words", "It names another coast than the order to %9.")},
    {Rule::SupportOfUnmoved, QT_TRANSLATE_NOOP("chancery::Words", "%9 was not ordered to move.")},
    {Rule::SupportOfMover,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 was ordered to move, so it cannot be supported in holding.")},
    {Rule::SupportOfIllegal,
     QT_TRANSLATE_NOOP("chancery::Words", "The order to %9 is illegal, so it does not move.")},
    {Rule::SupportOfIllegalMove,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%9 was ordered to move, although illegally, so it cannot be supported in holding.")},
    {Rule::SupportOfDisorder,
     QT_TRANSLATE_NOOP(
         "chancery::Words",
         "%9 belongs to a power that gave no orders. Under these rules it cannot be supported.")},
};

constexpr Wording plainConvoys[] = {
    {Rule::ConvoyAvailable,
     QT_TRANSLATE_NOOP("chancery::Words", "It convoys the army from %6 to %2. No unit attacks it."),
     &Parties::convoys},
    {Rule::ConvoyAvailable,
     QT_TRANSLATE_NOOP("chancery::Words", "No unit attacks it, but it convoys no army.")},
    {Rule::ConvoyWithstands,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 attacks it but is not stronger: %5 against %4.")},
    {Rule::ConvoyBeleaguered,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 attacks it and is stronger, %5 against %4, but the attack is "
                                          "part of a convoy paradox, in which every unit stays where it is."),
     &Parties::allHold},
    {Rule::ConvoyBeleaguered,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 attacks it and is stronger, %5 against %4, but %6 moves there "
                                          "too and keeps %9 out.")},
    {Rule::ConvoyOwnAttack,
     QT_TRANSLATE_NOOP(
         "chancery::Words",
         "%9 moves to its province, but is of the same power, and no power dislodges its own unit.")},
    {Rule::ConvoyUnused,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 does not use this convoy: its order names another route.")},
    {Rule::ConvoyWayNotOrdered,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "The convoy route of %9 is not whole: no matching convoy was ordered in %6.")},
    {Rule::ConvoyDecreed,
     QT_TRANSLATE_NOOP(
         "chancery::Words",
         "%9 dislodges it, but the convoy counts: without the convoyed army it would not be dislodged.")},
    {Rule::ConvoyDislodged,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 attacks it and is stronger: %5 against %4.")},
    {Rule::ConvoyParadox,
     QT_TRANSLATE_NOOP(
         "chancery::Words",
         "The convoy of %9 depends on its own result. That is a paradox, and the convoy is disrupted.")},
    {Rule::ConvoyOtherMove, QT_TRANSLATE_NOOP("chancery::Words", "%9 was ordered to move somewhere else.")},
    {Rule::ConvoyOfUnmoved, QT_TRANSLATE_NOOP("chancery::Words", "%9 was not ordered to move.")},
    {Rule::ConvoyOfIllegal,
     QT_TRANSLATE_NOOP("chancery::Words", "The order to %9 is illegal, so it does not move.")},
    {Rule::ConvoyRouteUnwritten,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "There are several convoy routes, and the order to %9 names none of them.")},
};

constexpr Wording plainIllegals[] = {
    {Rule::IllegalNoSuchUnit, QT_TRANSLATE_NOOP("chancery::Words", "There is no such unit.")},
    {Rule::IllegalNotYours, QT_TRANSLATE_NOOP("chancery::Words", "The unit does not belong to %7.")},
    {Rule::IllegalNotPermitted,
     QT_TRANSLATE_NOOP("chancery::Words", "The player of this unit has not allowed %7 to order it.")},
    {Rule::IllegalUnplayed,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 has no player, so the order does not count.")},
    {Rule::IllegalProxyYields,
     QT_TRANSLATE_NOOP("chancery::Words", "The player of this unit has ordered it.")},
    {Rule::IllegalDuplicate, QT_TRANSLATE_NOOP("chancery::Words", "Another wish names this centre."),
     &Parties::revives},
    {Rule::IllegalDuplicate, QT_TRANSLATE_NOOP("chancery::Words", "Another order to this unit counts.")},
    {Rule::IllegalTwoMeanings,
     QT_TRANSLATE_NOOP("chancery::Words", "The unit has two different orders, so neither is followed.")},
    {Rule::IllegalWriting,
     QT_TRANSLATE_NOOP("chancery::Words", "It is not written as the rulebook demands.")},
    {Rule::IllegalWrongPhase, QT_TRANSLATE_NOOP("chancery::Words", "It does not belong to this phase.")},
    {Rule::IllegalNotDislodged,
     QT_TRANSLATE_NOOP("chancery::Words", "The unit was not dislodged, so it has nothing to retreat from.")},
    {Rule::IllegalOwnPlace, QT_TRANSLATE_NOOP("chancery::Words", "The unit is in %2 already.")},
    {Rule::IllegalNotAdjacent, QT_TRANSLATE_NOOP("chancery::Words", "%2 is not next to the unit.")},
    {Rule::IllegalNoRoute,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%2 is not next to the unit, and no fleets are in place to convoy it there.")},
    {Rule::IllegalNoFleets,
     QT_TRANSLATE_NOOP("chancery::Words", "It is to go by convoy, but no fleets are in place to convoy it.")},
    {Rule::IllegalAtSea, QT_TRANSLATE_NOOP("chancery::Words", "An army cannot move into a sea province.")},
    {Rule::IllegalInland, QT_TRANSLATE_NOOP("chancery::Words", "A fleet cannot move inland.")},
    {Rule::IllegalOverLand,
     QT_TRANSLATE_NOOP("chancery::Words", "%2 is next to the fleet by land, but not along the coast.")},
    {Rule::IllegalFromCoast,
     QT_TRANSLATE_NOOP("chancery::Words", "The fleet is on another coast than the one that %2 adjoins.")},
    {Rule::IllegalClosed,
     QT_TRANSLATE_NOOP("chancery::Words", "No unit may enter %2 until %9 has joined a player.")},
    {Rule::IllegalFleetConvoyed, QT_TRANSLATE_NOOP("chancery::Words", "A fleet cannot be convoyed.")},
    {Rule::IllegalNoConvoy,
     QT_TRANSLATE_NOOP("chancery::Words", "No fleet has an order that counts to convoy it.")},
    {Rule::IllegalConvoyBroken,
     QT_TRANSLATE_NOOP("chancery::Words", "The fleets that were ordered to convoy it form no route to %2.")},
    {Rule::IllegalWayAstray,
     QT_TRANSLATE_NOOP("chancery::Words", "The convoy route that its order names does not lead to %2.")},
    {Rule::IllegalWayNoFleet,
     QT_TRANSLATE_NOOP(
         "chancery::Words",
         "The convoy route that its order names leads through a sea province without a fleet.")},
    {Rule::IllegalWayNotOrdered,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "Not every fleet on the convoy route that its order names was ordered to convoy it.")},
    {Rule::IllegalCoastMissing,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "The fleet could reach more than one coast of %2, and the order names none.")},
    {Rule::IllegalCoast, QT_TRANSLATE_NOOP("chancery::Words", "The fleet cannot reach that coast.")},
    {Rule::IllegalCoastNeedless,
     QT_TRANSLATE_NOOP("chancery::Words", "It names a coast that is wrong, although none is needed.")},
    {Rule::IllegalSelfSupport, QT_TRANSLATE_NOOP("chancery::Words", "A unit cannot support itself.")},
    {Rule::IllegalSupportNobody,
     QT_TRANSLATE_NOOP("chancery::Words", "There is no unit to support: %6 is empty.")},
    {Rule::IllegalSupportReach,
     QT_TRANSLATE_NOOP("chancery::Words", "The province into which it supports is not next to the unit.")},
    {Rule::IllegalSupportOwnPlace,
     QT_TRANSLATE_NOOP("chancery::Words", "No unit supports a move into its own province.")},
    {Rule::IllegalSupportOverSea,
     QT_TRANSLATE_NOOP("chancery::Words", "The province into which it supports is not next to the unit, and "
                                          "a convoy cannot carry support.")},
    {Rule::IllegalSupportAtSea,
     QT_TRANSLATE_NOOP("chancery::Words", "An army cannot support into a sea province.")},
    {Rule::IllegalSupportInland,
     QT_TRANSLATE_NOOP("chancery::Words", "A fleet cannot support into an inland province.")},
    {Rule::IllegalSupportOverLand,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "The fleet could not move along the coast into the province into which it supports.")},
    {Rule::IllegalSupportFromCoast,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "The fleet cannot support there: from its coast it could not move there itself.")},
    {Rule::IllegalSupportedMove, QT_TRANSLATE_NOOP("chancery::Words", "The unit in %6 cannot move to %2.")},
    {Rule::IllegalSupportOwnConvoy,
     QT_TRANSLATE_NOOP("chancery::Words", "The army in %6 could move to %2 only by this fleet's convoy.")},
    {Rule::IllegalSupportCoast,
     QT_TRANSLATE_NOOP("chancery::Words", "The fleet in %6 cannot reach the coast that is named.")},
    {Rule::IllegalSupportCoastMissing,
     QT_TRANSLATE_NOOP("chancery::Words", "It does not say to which coast of %2 the fleet in %6 moves.")},
    {Rule::IllegalConvoyByArmy, QT_TRANSLATE_NOOP("chancery::Words", "An army cannot convoy.")},
    {Rule::IllegalConvoyAshore,
     QT_TRANSLATE_NOOP("chancery::Words", "A fleet convoys only from a sea province.")},
    {Rule::IllegalConvoyNoArmy, QT_TRANSLATE_NOOP("chancery::Words", "There is no army to convoy in %6.")},
    {Rule::IllegalConvoyOwnPlace, QT_TRANSLATE_NOOP("chancery::Words", "The army is in %2 already.")},
    {Rule::IllegalConvoyInland,
     QT_TRANSLATE_NOOP("chancery::Words", "A convoy cannot end in %2, which has no coast.")},
    {Rule::IllegalConvoyNeedless,
     QT_TRANSLATE_NOOP("chancery::Words", "No convoy route from %6 to %2 needs this fleet.")},
    {Rule::IllegalConvoyRoute,
     QT_TRANSLATE_NOOP("chancery::Words", "The fleet is on no convoy route from %6 to %2.")},
};

static_assert(everyRuleIsWorded(plainSupports, RuleFamily::Support));
static_assert(everyRuleIsWorded(plainConvoys, RuleFamily::Convoy));
static_assert(everyRuleIsWorded(plainIllegals, RuleFamily::Illegal));

} // namespace

std::span<const Wording> plainSupportWordings()
{
    return plainSupports;
}

std::span<const Wording> plainConvoyWordings()
{
    return plainConvoys;
}

std::span<const Wording> plainIllegalWordings()
{
    return plainIllegals;
}

} // namespace chancery
