// SPDX-License-Identifier: GPL-3.0-or-later
// Has the wordings for illegal orders.
#include "ui/text/wording.h"

namespace chancery {

namespace {

constexpr Wording illegalTable[] = {
    {Rule::IllegalNoSuchUnit, QT_TRANSLATE_NOOP("chancery::Words", "%1 is illegal: there is no such unit.")},
    {Rule::IllegalNotYours,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is illegal: the unit does not belong to %7.")},
    {Rule::IllegalDestination,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is illegal: the unit cannot go there.")},
    {Rule::IllegalNoConvoy,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is illegal: no fleets were ordered to convoy it.")},
    {Rule::IllegalCoast,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is illegal: the coast is missing or cannot be reached.")},
    {Rule::IllegalSelfSupport,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is illegal: a unit cannot support itself.")},
    {Rule::IllegalSupport,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is illegal: the unit cannot give that support.")},
    {Rule::IllegalConvoy,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is illegal: the unit cannot take part in that convoy.")},
    {Rule::IllegalDuplicate,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 does not count: another order to %8 does.")},
    {Rule::IllegalTwoMeanings,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is not followed: %8 has two different orders.")},
    {Rule::IllegalWriting,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 is not written as the rulebook demands.")},
    {Rule::IllegalWrongPhase, QT_TRANSLATE_NOOP("chancery::Words", "%1 does not belong to this phase.")},
};

static_assert(everyRuleIsWorded(illegalTable, RuleFamily::Illegal));

} // namespace

std::span<const Wording> illegalWordings()
{
    return illegalTable;
}

} // namespace chancery
