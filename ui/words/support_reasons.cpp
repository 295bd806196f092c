// SPDX-License-Identifier: GPL-3.0-or-later
// Has the wordings for the results of supports and convoys.
#include "ui/words/wording.h"

namespace chancery {

constexpr Wording Wordings::supports[] = {
    {Rule::SupportGiven, QT_TR_NOOP("%1 is given: %8 is not attacked.")},
    {Rule::SupportFromTarget,
     QT_TR_NOOP("%1 is given: %3 comes from the province at which the support is directed and would "
                "cut it only by dislodging %8, which it does not.")},
    {Rule::SupportFromTargetNever,
     QT_TR_NOOP("%1 is given: %3 comes from the province at which the support is "
                "directed, and an attack from there does not cut it.")},
    {Rule::SupportUnbent, QT_TR_NOOP("%1 is given although %3 dislodges %8: an attack from the province "
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
    {Rule::ConvoyAvailable, QT_TR_NOOP("%1 is available: %8 is not attacked.")},
    {Rule::ConvoyWithstands,
     QT_TR_NOOP("%1 is available: the attack strength %5 of %3 does not exceed the hold strength %4 of %8.")},
    {Rule::ConvoyBeleaguered,
     QT_TR_NOOP("%1 is available although the attack strength %5 of %3 exceeds the "
                "hold strength %4 of %8: the attack is part of a convoy paradox, in which every unit holds."),
     &Parties::allHold},
    {Rule::ConvoyBeleaguered, QT_TR_NOOP("%1 is available: the attack strength %5 of %3 exceeds the hold "
                                         "strength %4 of %8, but %6 stops that attack.")},
    {Rule::ConvoyOwnAttack,
     QT_TR_NOOP(
         "%1 is available: %3 is a move of its own power, and a power does not dislodge its own unit.")},
    {Rule::ConvoyUnused, QT_TR_NOOP("%1 is available, but %3 does not use it: it names another route.")},
    {Rule::ConvoyWayNotOrdered,
     QT_TR_NOOP("%1 is available, but the route of %3 is not whole: no matching convoy was ordered in %6.")},
    {Rule::ConvoyDecreed,
     QT_TR_NOOP(
         "%1 is available although %3 dislodges %8: without the convoyed army %8 would not be dislodged.")},
    {Rule::ConvoyDislodged, QT_TR_NOOP("%1 is disrupted because %3 dislodges %8: attack %5, hold %4.")},
    {Rule::ConvoyParadox, QT_TR_NOOP("%1 is disrupted: it is part of a paradox with %3.")},
    {Rule::ConvoyOtherMove, QT_TR_NOOP("%1 convoys no army: the order to %9 is %3.")},
    {Rule::ConvoyOfUnmoved, QT_TR_NOOP("%1 convoys no army: %9 was not ordered to move.")},
    {Rule::ConvoyOfIllegal, QT_TR_NOOP("%1 convoys no army: the order to %9 is illegal, so that it holds.")},
    {Rule::ConvoyRouteUnwritten, QT_TR_NOOP("%1 convoys no army: %3 names none of several convoy routes.")},
};

static_assert(everyRuleIsWorded(Wordings::supports, RuleFamily::Support));
static_assert(everyRuleIsWorded(Wordings::supports, RuleFamily::Convoy));

const std::span<const Wording> Wordings::allSupports = supports;

} // namespace chancery
