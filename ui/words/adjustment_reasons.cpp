// SPDX-License-Identifier: GPL-3.0-or-later
// Has the wordings for the results of retreats, builds and removals.
#include "ui/words/wording.h"

namespace chancery {

constexpr Wording Wordings::adjustments[] = {
    {Rule::RetreatMade, QT_TR_NOOP("%8 retreats to %2.")},
    {Rule::RetreatClash, QT_TR_NOOP("%8 is disbanded: %9 was ordered to retreat to %2 as well.")},
    {Rule::RetreatNotAdjacent, QT_TR_NOOP("%8 is disbanded: it could not move to %2 by itself.")},
    {Rule::RetreatOccupied, QT_TR_NOOP("%8 is disbanded: %2 is occupied.")},
    {Rule::RetreatToAttacker, QT_TR_NOOP("%8 is disbanded: its attacker came from %2.")},
    {Rule::RetreatContested, QT_TR_NOOP("%8 is disbanded: a standoff left %2 empty.")},
    {Rule::RetreatNotOpen, QT_TR_NOOP("%8 is disbanded: %2 is not open to its retreat.")},
    {Rule::Disbanded, QT_TR_NOOP("%8 is disbanded as ordered.")},
    {Rule::NoRetreatOrdered, QT_TR_NOOP("%8 is disbanded: it has no valid order to retreat.")},
    {Rule::Built, QT_TR_NOOP("%7 builds in %1.")},
    {Rule::BuildNotOwned, QT_TR_NOOP("%7 cannot build in %1: %9 owns that centre."), &Parties::taken},
    {Rule::BuildNotOwned,
     QT_TR_NOOP("%7 cannot build in %1: the position does not say who owns supply centres."),
     &Parties::ownerless},
    {Rule::BuildNotOwned, QT_TR_NOOP("%7 cannot build in %1: no power owns that centre.")},
    {Rule::BuildNotHome, QT_TR_NOOP("%7 cannot regain %1: it is not one of its home centres."),
     &Parties::revives},
    {Rule::BuildNotHome, QT_TR_NOOP("%7 cannot build in %1: it is not one of its home centres.")},
    {Rule::BuildOccupied, QT_TR_NOOP("%7 cannot build in %1: %9 is there.")},
    {Rule::BuildTwice, QT_TR_NOOP("%7 cannot build again in %1: %3 counts.")},
    {Rule::BuildTerrain, QT_TR_NOOP("%7 cannot regain %1 so: such a unit cannot be there."),
     &Parties::revives},
    {Rule::BuildTerrain, QT_TR_NOOP("%7 cannot build that in %1: such a unit cannot be there.")},
    {Rule::BuildNoCoast, QT_TR_NOOP("%7 cannot regain %1 so: the coast was not named."), &Parties::revives},
    {Rule::BuildNoCoast, QT_TR_NOOP("%7 cannot build in %1: the coast was not named.")},
    {Rule::BuildTooMany,
     QT_TR_NOOP("%7 has no build to waive: the position does not say who owns supply centres."),
     &Parties::ownerless},
    {Rule::BuildTooMany, QT_TR_NOOP("%7 has no build left to waive."), &Parties::waives},
    {Rule::BuildTooMany, QT_TR_NOOP("%7 cannot build in %1: it has no build left.")},
    {Rule::BuildNoneCounts, QT_TR_NOOP("%7 waives nothing: of too many orders none counts."),
     &Parties::waives},
    {Rule::BuildNoneCounts, QT_TR_NOOP("%7 builds nothing in %1: of too many orders none counts.")},
    {Rule::Removed, QT_TR_NOOP("%7 removes its unit in %1.")},
    {Rule::RemoveTooMany, QT_TR_NOOP("%7 keeps its unit in %1: nothing more has to be removed.")},
    {Rule::RemoveNoneCounts,
     QT_TR_NOOP("%7 may not choose its unit in %1: of too many orders to remove units none counts.")},
    {Rule::RemovedByRule,
     QT_TR_NOOP("%7 has ordered too few valid removals; by rule it loses its unit in %1.")},
    {Rule::RemovedForNow, QT_TR_NOOP("%7 has ordered too few valid removals; until the "
                                     "players choose another, it loses its unit in %1.")},
    {Rule::RemovedDutchman,
     QT_TR_NOOP("%7 has more units than centres, so a Flying Dutchman is among them; as no disband was "
                "ordered, it loses by rule its unit in %1.")},
    {Rule::WaiveNotAllowed, QT_TR_NOOP("%7 may not waive a build.")},
    {Rule::Waived, QT_TR_NOOP("%7 waives one build.")},
};

static_assert(everyRuleIsWorded(Wordings::adjustments, RuleFamily::Retreat));
static_assert(everyRuleIsWorded(Wordings::adjustments, RuleFamily::Adjustment));

const std::span<const Wording> Wordings::allAdjustments = adjustments;

constexpr Wording Wordings::insurrections[] = {
    {Rule::IllegalInsurrection, QT_TR_NOOP("%7 cannot regain %1: these rules know no insurrections."),
     &Parties::revives},
    {Rule::IllegalInsurrection, QT_TR_NOOP("%1 is illegal: these rules know no insurrections.")},
    {Rule::IllegalNotLost, QT_TR_NOOP("%7 cannot regain %1 by an insurrection: it has not lost its country."),
     &Parties::revives},
    {Rule::IllegalNotLost, QT_TR_NOOP("%1 is illegal: %2 has not lost its country.")},
    {Rule::InsurrectionRaised,
     QT_TR_NOOP("%8 is given up for an insurrection for %2: it takes %5 units, and %4 came.")},
    {Rule::InsurrectionUnanswered,
     QT_TR_NOOP("%8 is given up in vain: %2 filed no valid order to revive its country.")},
    {Rule::InsurrectionTooSmall,
     QT_TR_NOOP("%8 is given up in vain: an insurrection for %2 takes %5 units, and %4 came.")},
    {Rule::InsurrectionDeserted,
     QT_TR_NOOP("%8 is given up in vain: %9, which was promised to %2 as well, did not turn up.")},
    {Rule::InsurrectionDislodged,
     QT_TR_NOOP("%8 does not turn up for %2, being dislodged: %4 against %3 %5.")},
    {Rule::RevivalAwaited, QT_TR_NOOP("%7 may regain %1 once the retreats are made: %4 units came.")},
    {Rule::RevivalBuilt, QT_TR_NOOP("%7 regains %1, and %8 is there: it takes %5 units, and %4 came.")},
    {Rule::RevivalMade, QT_TR_NOOP("%7 regains %1: it takes %5 units, and %4 came.")},
    {Rule::RevivalTooFew, QT_TR_NOOP("%7 does not regain %1: it takes %5 units, and %4 came.")},
    {Rule::RevivalDeserted, QT_TR_NOOP("%7 does not regain %1: %9 was promised and did not turn up.")},
};

static_assert(everyRuleIsWorded(Wordings::insurrections, RuleFamily::Insurrection));

const std::span<const Wording> Wordings::allInsurrections = insurrections;

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
    {Rule::NoteOwnUnit, QT_TR_NOOP("%9 is of the same power, and no power dislodges its own unit.")},
    {Rule::NoteRivalVoid,
     QT_TR_NOOP("%3 has no effect on %2, because %9 is dislodged by the unit that comes from there.")},
    {Rule::NoteExchanges,
     QT_TR_NOOP("%8 changes places with %9, which is possible because at least one of them goes by convoy.")},
    {Rule::NoteConvoyed, QT_TR_NOOP("%9 convoys %8.")},
    {Rule::NoteConvoyedFar, QT_TR_NOOP("Several fleets convoy %8: %9.")},
    {Rule::NoteConvoyInVain, QT_TR_NOOP("The convoy of %8 is not disrupted.")},
    {Rule::NoteRouteLeft, QT_TR_NOOP("One convoy route of %8 is disrupted, but another is left.")},
    {Rule::NoteUndeterred,
     QT_TR_NOOP("The convoy of %9 is disrupted, but the army still cuts support and keeps other "
                "units out, as any unsuccessful move does.")},
    {Rule::NoteAsIfPowerless,
     QT_TR_NOOP("Whether its fleets are dislodged was decided as if %8 had no effect.")},
    {Rule::NoteBySea, QT_TR_NOOP("%8 goes by convoy, as ordered, although it could go by land."),
     &Parties::byOrder},
    {Rule::NoteBySea, QT_TR_NOOP("%8 goes by convoy, although it could go by land.")},
    {Rule::NoteByLand,
     QT_TR_NOOP("%8 goes by land, because its order does not ask for a convoy and no fleet of its own power "
                "has a valid order to convoy it."),
     &Parties::byIntent},
    {Rule::NoteByLand, QT_TR_NOOP("%8 goes by land, because its order does not ask for a convoy.")},
    {Rule::NoteByLandUnmet, QT_TR_NOOP("%8 goes by land, because %9 does not come the opposite way."),
     &Parties::occupied},
    {Rule::NoteByLandUnmet, QT_TR_NOOP("%8 goes by land, because no unit comes the opposite way.")},
    {Rule::NoteLandInstead, QT_TR_NOOP("%8 goes by land instead, because its convoy failed.")},
    {Rule::NoteLandUnordered,
     QT_TR_NOOP("%8 goes by land, because no fleet has a valid order to convoy it.")},
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
