// SPDX-License-Identifier: GPL-3.0-or-later
// Has the plain wordings for retreats, builds, removals, insurrections and revivals.
#include "ui/words/wording.h"

namespace chancery {

constexpr Wording Wordings::plainLater[] = {
    //: Plain reasons, for people who do not know the notation; the order and its verdict stand before them.
    //: %1
    //: place, %2 destination, %4 own strength, %5 strength against it, %7 power, %9 the unit against it. A
    //: gap
    //: that is not needed may be left out.
    {Rule::RetreatMade, QT_TR_NOOP("%2 was open to its retreat.")},
    {Rule::RetreatClash, QT_TR_NOOP("%9 was ordered to retreat to %2 as well.")},
    {Rule::RetreatNotAdjacent, QT_TR_NOOP("It could not move to %2 by itself.")},
    {Rule::RetreatOccupied, QT_TR_NOOP("%2 is occupied.")},
    {Rule::RetreatToAttacker, QT_TR_NOOP("Its attacker came from %2.")},
    {Rule::RetreatContested, QT_TR_NOOP("A standoff left %2 empty.")},
    {Rule::RetreatNotOpen, QT_TR_NOOP("%2 is not open to its retreat.")},
    {Rule::Disbanded, QT_TR_NOOP("%7 ordered it.")},
    {Rule::NoRetreatOrdered, QT_TR_NOOP("It has no order to retreat that counts.")},
    {Rule::Built, QT_TR_NOOP("%7 had more supply centres than units.")},
    {Rule::BuildNotOwned, QT_TR_NOOP("%7 does not own %1.")},
    {Rule::BuildNotHome, QT_TR_NOOP("%1 is not one of the home centres of %7.")},
    {Rule::BuildOccupied, QT_TR_NOOP("A unit is in %1.")},
    {Rule::BuildTwice, QT_TR_NOOP("Another order builds %9, and only one unit can be there.")},
    {Rule::BuildTerrain, QT_TR_NOOP("Such a unit cannot be in %1.")},
    {Rule::BuildNoCoast, QT_TR_NOOP("The coast of %1 was not named.")},
    {Rule::BuildTooMany, QT_TR_NOOP("%7 has no build left.")},
    {Rule::BuildNoneCounts, QT_TR_NOOP("%7 ordered too many builds, so none of them counts.")},
    {Rule::Removed, QT_TR_NOOP("%7 had more units than supply centres.")},
    {Rule::RemoveTooMany, QT_TR_NOOP("%7 has nothing more to remove.")},
    {Rule::RemoveNoneCounts, QT_TR_NOOP("%7 ordered too many removals, so none of them counts.")},
    {Rule::RemovedByRule,
     QT_TR_NOOP("%7 has ordered too few valid removals. By rule it loses the unit "
                "in %1, which has no way to a centre that counts."),
     &Parties::stranded},
    {Rule::RemovedByRule,
     QT_TR_NOOP("%7 has ordered too few valid removals. By rule it loses the unit in %1, a centre that "
                "counts, because none of its units is farther away from one."),
     &Parties::arrived},
    {Rule::RemovedByRule, QT_TR_NOOP("%7 has ordered too few valid removals. By rule it loses the unit "
                                     "in %1: its distance from %2, the nearest centre that counts, is %4.")},
    {Rule::RemovedForNow, QT_TR_NOOP("%7 has ordered too few valid removals. It loses the "
                                     "unit in %1 until the players choose another.")},
    {Rule::RemovedDutchman, QT_TR_NOOP("%7 had more units than supply centres.")},
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
