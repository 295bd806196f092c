// SPDX-License-Identifier: GPL-3.0-or-later
// Has the wordings for illegal orders.
#include "ui/words/wording.h"

namespace chancery {

constexpr Wording Wordings::illegals[] = {
    {Rule::IllegalNoSuchUnit, QT_TR_NOOP("%1 is illegal: there is no such unit.")},
    {Rule::IllegalNotYours, QT_TR_NOOP("%1 is illegal: the unit does not belong to %7.")},
    {Rule::IllegalNotPermitted,
     QT_TR_NOOP("%1 is illegal: the player of %8 has not allowed %7 to order it.")},
    {Rule::IllegalUnplayed, QT_TR_NOOP("%1 does not count: %9 has no player.")},
    {Rule::IllegalProxyYields, QT_TR_NOOP("%1 does not count: the player of %8 has ordered it.")},
    {Rule::IllegalDuplicate, QT_TR_NOOP("%1 does not count: another wish names this centre."),
     &Parties::revives},
    {Rule::IllegalDuplicate, QT_TR_NOOP("%1 is ordered twice; it counts once."), &Parties::repeated},
    {Rule::IllegalDuplicate, QT_TR_NOOP("%1 does not count: another order to %8 does.")},
    {Rule::IllegalTwoMeanings, QT_TR_NOOP("%1 is not followed: %8 has two different orders.")},
    {Rule::IllegalWriting, QT_TR_NOOP("%1 is not written as the rulebook demands.")},
    {Rule::IllegalWrongPhase, QT_TR_NOOP("%1 does not belong to this phase.")},
    {Rule::IllegalNotDislodged, QT_TR_NOOP("%1 is illegal: %8 was not dislodged.")},
    {Rule::IllegalOwnPlace, QT_TR_NOOP("%1 is illegal: %8 is there already.")},
    {Rule::IllegalNotAdjacent, QT_TR_NOOP("%1 is illegal: %2 is not next to %8.")},
    {Rule::IllegalNoRoute,
     QT_TR_NOOP("%1 is illegal: %2 is not next to %8, and no fleets are in place to convoy it there.")},
    {Rule::IllegalNoFleets, QT_TR_NOOP("%1 is illegal: no fleets are in place to convoy it.")},
    {Rule::IllegalAtSea, QT_TR_NOOP("%1 is illegal: an army cannot move into a sea province.")},
    {Rule::IllegalInland, QT_TR_NOOP("%1 is illegal: a fleet cannot move inland.")},
    {Rule::IllegalOverLand, QT_TR_NOOP("%1 is illegal: %2 is next to %8 by land, but not along the coast.")},
    {Rule::IllegalFromCoast,
     QT_TR_NOOP("%1 is illegal: %8 is on another coast than the one that %2 adjoins.")},
    {Rule::IllegalClosed, QT_TR_NOOP("%1 is illegal: no unit may enter %2 until %9 has joined a player.")},
    {Rule::IllegalFleetConvoyed, QT_TR_NOOP("%1 is illegal: a fleet cannot be convoyed.")},
    {Rule::IllegalNoConvoy, QT_TR_NOOP("%1 is illegal: no fleet has a valid order to convoy it.")},
    {Rule::IllegalConvoyBroken,
     QT_TR_NOOP("%1 is illegal: the fleets that were ordered to convoy it form no route to %2.")},
    {Rule::IllegalWayAstray,
     QT_TR_NOOP("%1 is illegal: the convoy route that it names does not lead to %2.")},
    {Rule::IllegalWayNoFleet,
     QT_TR_NOOP(
         "%1 is illegal: the convoy route that it names leads through a sea province without a fleet.")},
    {Rule::IllegalWayNotOrdered,
     QT_TR_NOOP(
         "%1 is illegal: not every fleet on the convoy route that it names was ordered to convoy it.")},
    {Rule::IllegalCoastMissing, QT_TR_NOOP("%1 is illegal: it does not say to which coast of %2.")},
    {Rule::IllegalCoast, QT_TR_NOOP("%1 is illegal: %8 cannot reach that coast.")},
    {Rule::IllegalCoastNeedless,
     QT_TR_NOOP("%1 is illegal: it names a coast that is wrong, although none is needed.")},
    {Rule::IllegalSelfSupport, QT_TR_NOOP("%1 is illegal: a unit cannot support itself.")},
    {Rule::IllegalSupportNobody, QT_TR_NOOP("%1 is illegal: no unit is in %6.")},
    {Rule::IllegalSupportReach,
     QT_TR_NOOP("%1 is illegal: the province into which it supports is not next to %8.")},
    {Rule::IllegalSupportOwnPlace,
     QT_TR_NOOP("%1 is illegal: no unit supports a move into its own province.")},
    {Rule::IllegalSupportOverSea,
     QT_TR_NOOP("%1 is illegal: the province into which it supports is not next to "
                "%8, and support cannot be convoyed.")},
    {Rule::IllegalSupportAtSea, QT_TR_NOOP("%1 is illegal: an army cannot support into a sea province.")},
    {Rule::IllegalSupportInland,
     QT_TR_NOOP("%1 is illegal: a fleet cannot support into an inland province.")},
    {Rule::IllegalSupportOverLand,
     QT_TR_NOOP(
         "%1 is illegal: %8 could not move along the coast into the province into which it supports.")},
    {Rule::IllegalSupportFromCoast,
     QT_TR_NOOP("%1 is illegal: %8 could not move from its coast into the province into which it supports.")},
    {Rule::IllegalSupportedMove, QT_TR_NOOP("%1 is illegal: the unit in %6 cannot move to %2.")},
    {Rule::IllegalSupportOwnConvoy,
     QT_TR_NOOP("%1 is illegal: the army in %6 could move to %2 only by this fleet's convoy.")},
    {Rule::IllegalSupportCoast,
     QT_TR_NOOP("%1 is illegal: the fleet in %6 cannot reach the coast that it names.")},
    {Rule::IllegalSupportCoastMissing,
     QT_TR_NOOP("%1 is illegal: it does not say to which coast of %2 the fleet in %6 moves.")},
    {Rule::IllegalConvoyByArmy, QT_TR_NOOP("%1 is illegal: an army cannot convoy.")},
    {Rule::IllegalConvoyAshore, QT_TR_NOOP("%1 is illegal: a fleet convoys only from a sea province.")},
    {Rule::IllegalConvoyNoArmy, QT_TR_NOOP("%1 is illegal: no army is in %6.")},
    {Rule::IllegalConvoyOwnPlace, QT_TR_NOOP("%1 is illegal: the army is in %2 already.")},
    {Rule::IllegalConvoyInland, QT_TR_NOOP("%1 is illegal: a convoy cannot end in %2, which has no coast.")},
    {Rule::IllegalConvoyNeedless, QT_TR_NOOP("%1 is illegal: no convoy route from %6 to %2 needs %8.")},
    {Rule::IllegalConvoyRoute, QT_TR_NOOP("%1 is illegal: %8 is on no convoy route from %6 to %2.")},
};

static_assert(everyRuleIsWorded(Wordings::illegals, RuleFamily::Illegal));

const std::span<const Wording> Wordings::allIllegals = illegals;

} // namespace chancery
