// SPDX-License-Identifier: GPL-3.0-or-later
// Has the wordings for the results of supports and convoys.
#include "ui/text/wording.h"

namespace chancery {

namespace {

constexpr Wording supportTable[] = {
    {Rule::SupportGiven, QT_TRANSLATE_NOOP("chancery::Words", "%1 is given.")},
    {Rule::SupportSpared,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is given: %3 comes by convoy and may not cut it.")},
    {Rule::SupportCut, QT_TRANSLATE_NOOP("chancery::Words", "%1 is cut by %3.")},
    {Rule::SupportDislodged,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is lost, the unit dislodged: %4 against %3 %5.")},
    {Rule::SupportUnmatched,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 has no effect: %9 was ordered to move, if in vain."),
     &Parties::refused},
    {Rule::SupportUnmatched, QT_TRANSLATE_NOOP("chancery::Words", "%1 has no effect: it does not match %3.")},
};

constexpr Wording convoyTable[] = {
    {Rule::ConvoyAvailable, QT_TRANSLATE_NOOP("chancery::Words", "%1 is available.")},
    {Rule::ConvoyDislodged,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is disrupted, the fleet dislodged: %4 against %3 %5.")},
    {Rule::ConvoyUnmatched, QT_TRANSLATE_NOOP("chancery::Words", "%1 carries nobody: it does not match %3.")},
    {Rule::ConvoyRouteUnwritten,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 carries nobody: %3 names none of several convoy routes.")},
    {Rule::ConvoyParadox,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is disrupted: it is caught in a paradox with %3.")},
};

static_assert(everyRuleIsWorded(supportTable, RuleFamily::Support));
static_assert(everyRuleIsWorded(convoyTable, RuleFamily::Convoy));

} // namespace

std::span<const Wording> supportWordings()
{
    return supportTable;
}

std::span<const Wording> convoyWordings()
{
    return convoyTable;
}

} // namespace chancery
