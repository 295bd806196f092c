// SPDX-License-Identifier: GPL-3.0-or-later
// What is added to a reason: supports that did not count, ways, further effects.
#include "ui/words/wording.h"

namespace chancery {

constexpr Wording Wordings::remarks[] = {
    //: As in reasons; %3 and %9 are the order or orders and the unit or units that the remark is about.
    {Rule::NoteHelpBarred,
     QT_TR_NOOP("Support that counts in the prevent strength, but not in the attack: %3 (given). %6 "
                "does not leave, and no power helps to dislodge its own unit."),
     &Parties::rivalled},
    {Rule::NoteHelpBarred,
     QT_TR_NOOP("Support that did not count: %3 (given), because no power helps to dislodge its own unit.")},
    {Rule::NoteAttackBarred, QT_TR_NOOP("Support that did not count for the attack: %3 (given), because no "
                                        "power helps to dislodge its own unit.")},
    {Rule::NoteHelpIdle, QT_TR_NOOP("Support that did not count: %3 (given), because %8 is not convoyed.")},
    {Rule::NoteDislodges, QT_TR_NOOP("%8 dislodges %9 as well.")},
    {Rule::NoteOwnUnit, QT_TR_NOOP("%9 is of the same power, and no power dislodges its own unit, so "
                                   "that the move has no attack strength.")},
    {Rule::NoteRivalVoid,
     QT_TR_NOOP("%3 has no effect on %2, because %9 is dislodged by the unit that comes from there.")},
    {Rule::NoteExchanges,
     QT_TR_NOOP("%8 changes places with %9, which is possible because at least one of them goes by convoy.")},
    {Rule::NoteConvoyed, QT_TR_NOOP("%9 convoys %8.")},
    {Rule::NoteConvoyedFar, QT_TR_NOOP("Several fleets convoy %8: %9.")},
    {Rule::NoteConvoyInVain, QT_TR_NOOP("The convoy of %8 is not disrupted; what stops the move is in %2.")},
    {Rule::NoteRouteLeft, QT_TR_NOOP("One convoy route of %8 is disrupted, but another is left.")},
    {Rule::NoteAsIfPowerless,
     QT_TR_NOOP("Whether its fleets are dislodged was decided as if %8 had no effect.")},
    {Rule::NoteBySea, QT_TR_NOOP("%8 goes by convoy, as ordered, although it could go by land."),
     &Parties::byOrder},
    {Rule::NoteBySea, QT_TR_NOOP("%8 goes by convoy, although it could go by land.")},
    {Rule::NoteByLand, QT_TR_NOOP("%8 goes by land, because its order does not ask for a convoy.")},
    {Rule::NoteByLandUnmet, QT_TR_NOOP("%8 goes by land, because %9 does not come the opposite way."),
     &Parties::occupied},
    {Rule::NoteByLandUnmet, QT_TR_NOOP("%8 goes by land, because no unit comes the opposite way.")},
    {Rule::NoteLandInstead, QT_TR_NOOP("%8 goes by land instead, because its convoy failed.")},
    {Rule::NoteLandUnordered,
     QT_TR_NOOP("%8 goes by land, because no fleet has an order that counts to convoy it.")},
    {Rule::NoteLandNoRoute, QT_TR_NOOP("%8 goes by land, because its convoy route is not whole.")},
    {Rule::NoteNotHeadToHead,
     QT_TR_NOOP("%8 and %9 do not meet head to head, because at least one of them goes by convoy.")},
    {Rule::NoteRoutesWhole, QT_TR_NOOP("%8 has more than one convoy route, and none is disrupted.")},
    {Rule::NoteOnlyCoast, QT_TR_NOOP("The order names no coast, but %8 can reach only one coast of %2.")},
    {Rule::NoteHelpsInPlace, QT_TR_NOOP("%9 was not ordered to move, so it can be supported in place.")},
    {Rule::NoteHelpsIllegal,
     QT_TR_NOOP("The order to %9 is illegal, so that it holds and can be supported in place.")},
    {Rule::NoteIllegalHolds, QT_TR_NOOP("%8 holds instead.")},
    {Rule::NotePermitted, QT_TR_NOOP("The player of %8 has allowed %7 to order it.")},
    {Rule::NoteRepeated, QT_TR_NOOP("The order is repeated from the turn before.")},
    {Rule::NoteUnordered, QT_TR_NOOP("%8 has no order, so it holds.")},
    {Rule::NoteDisorder, QT_TR_NOOP("%8 holds, because %7 gave no orders.")},
    {Rule::NoteUnplayed, QT_TR_NOOP("%8 holds, because %7 has no player.")},
    {Rule::NoteAnyCoast, QT_TR_NOOP("That the support names another coast than the order does not matter.")},
    {Rule::NoteCoastBeyond,
     QT_TR_NOOP("%8 can reach the province, though not that coast, which is enough for support.")},
    {Rule::NoteCoastLeftOut, QT_TR_NOOP("The support need not name the coast.")},
    {Rule::NoteDestroyed, QT_TR_NOOP("%8 cannot retreat and is destroyed.")},
};

static_assert(everyRuleIsWorded(Wordings::remarks, RuleFamily::Remark));

const std::span<const Wording> Wordings::allRemarks = remarks;

} // namespace chancery
