// SPDX-License-Identifier: GPL-3.0-or-later
// Has the wordings for the results of insurrections and revivals.
#include "ui/words/wording.h"

namespace chancery {

namespace {

constexpr Wording insurrectionTable[] = {
    {Rule::IllegalInsurrection,
     QT_TRANSLATE_NOOP("chancery::Words", "%7 cannot regain %1: these rules know no insurrections."),
     &Parties::revives},
    {Rule::IllegalInsurrection,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is illegal: these rules know no insurrections.")},
    {Rule::IllegalNotLost,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%7 cannot regain %1 by an insurrection: it has not lost its country."),
     &Parties::revives},
    {Rule::IllegalNotLost,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is illegal: %2 has not lost its country.")},
    {Rule::InsurrectionRaised,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%8 is given up for an insurrection for %2: it takes %5 units, and %4 came.")},
    {Rule::InsurrectionUnanswered,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%8 is given up in vain: %2 filed no valid order to revive its country.")},
    {Rule::InsurrectionTooSmall,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%8 is given up in vain: an insurrection for %2 takes %5 units, and %4 came.")},
    {Rule::InsurrectionDeserted,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%8 is given up in vain: %9, which was promised to %2 as well, did not turn up.")},
    {Rule::InsurrectionDislodged,
     QT_TRANSLATE_NOOP("chancery::Words", "%8 does not turn up for %2, being dislodged: %4 against %3 %5.")},
    {Rule::RevivalAwaited,
     QT_TRANSLATE_NOOP("chancery::Words", "%7 may regain %1 once the retreats are made: %4 units came.")},
    {Rule::RevivalBuilt,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%7 regains %1, and %8 stands there: it takes %5 units, and %4 came.")},
    {Rule::RevivalMade,
     QT_TRANSLATE_NOOP("chancery::Words", "%7 regains %1: it takes %5 units, and %4 came.")},
    {Rule::RevivalTooFew,
     QT_TRANSLATE_NOOP("chancery::Words", "%7 does not regain %1: it takes %5 units, and %4 came.")},
    {Rule::RevivalDeserted,
     QT_TRANSLATE_NOOP("chancery::Words", "%7 does not regain %1: %9 was promised and did not turn up.")},
};

static_assert(everyRuleIsWorded(insurrectionTable, RuleFamily::Insurrection));

} // namespace

std::span<const Wording> insurrectionWordings()
{
    return insurrectionTable;
}

} // namespace chancery
