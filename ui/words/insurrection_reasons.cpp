// SPDX-License-Identifier: GPL-3.0-or-later
// Has the wordings for the results of insurrections and revivals.
#include "ui/words/wording.h"

namespace chancery {

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
    {Rule::RevivalBuilt, QT_TR_NOOP("%7 regains %1, and %8 stands there: it takes %5 units, and %4 came.")},
    {Rule::RevivalMade, QT_TR_NOOP("%7 regains %1: it takes %5 units, and %4 came.")},
    {Rule::RevivalTooFew, QT_TR_NOOP("%7 does not regain %1: it takes %5 units, and %4 came.")},
    {Rule::RevivalDeserted, QT_TR_NOOP("%7 does not regain %1: %9 was promised and did not turn up.")},
};

static_assert(everyRuleIsWorded(Wordings::insurrections, RuleFamily::Insurrection));

const std::span<const Wording> Wordings::allInsurrections = insurrections;

} // namespace chancery
