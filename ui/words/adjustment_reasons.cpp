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
    {Rule::NoRetreatOrdered, QT_TR_NOOP("%8 is disbanded: it has no order to retreat that counts.")},
    {Rule::Built, QT_TR_NOOP("%7 builds in %1.")},
    {Rule::BuildNotOwned, QT_TR_NOOP("%7 cannot build in %1: it does not own that centre.")},
    {Rule::BuildNotHome, QT_TR_NOOP("%7 cannot regain %1: it is not one of its home centres."),
     &Parties::revives},
    {Rule::BuildNotHome, QT_TR_NOOP("%7 cannot build in %1: it is not one of its home centres.")},
    {Rule::BuildOccupied, QT_TR_NOOP("%7 cannot build in %1: a unit stands there.")},
    {Rule::BuildTwice, QT_TR_NOOP("%7 cannot build again in %1: %3 counts.")},
    {Rule::BuildTerrain, QT_TR_NOOP("%7 cannot regain %1 so: such a unit cannot stand there."),
     &Parties::revives},
    {Rule::BuildTerrain, QT_TR_NOOP("%7 cannot build that in %1: such a unit cannot stand there.")},
    {Rule::BuildNoCoast, QT_TR_NOOP("%7 cannot regain %1 so: the coast was not named."), &Parties::revives},
    {Rule::BuildNoCoast, QT_TR_NOOP("%7 cannot build in %1: the coast was not named.")},
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
     QT_TR_NOOP("%7 has ordered too few valid removals; by rule it loses its unit "
                "in %1, with no way to a centre that counts."),
     &Parties::stranded},
    {Rule::RemovedByRule,
     QT_TR_NOOP("%7 has ordered too few valid removals; by rule it loses its unit in %1, a centre that "
                "counts, because none of its units is farther away from one."),
     &Parties::arrived},
    {Rule::RemovedByRule, QT_TR_NOOP("%7 has ordered too few valid removals; by rule it loses its unit "
                                     "in %1, at a distance of %4 from %2, the nearest centre that counts.")},
    {Rule::RemovedForNow, QT_TR_NOOP("%7 has ordered too few valid removals; until the "
                                     "players choose another, it loses its unit in %1.")},
    {Rule::RemovedDutchman,
     QT_TR_NOOP("%7 has more units than centres; as no disband was ordered, it loses by rule "
                "its unit in %1.")},
    {Rule::WaiveNotAllowed, QT_TR_NOOP("%7 may not waive a build.")},
    {Rule::Waived, QT_TR_NOOP("%7 waives one build.")},
};

static_assert(everyRuleIsWorded(Wordings::adjustments, RuleFamily::Retreat));
static_assert(everyRuleIsWorded(Wordings::adjustments, RuleFamily::Adjustment));

const std::span<const Wording> Wordings::allAdjustments = adjustments;

} // namespace chancery
