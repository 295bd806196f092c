// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses among the wordings of a rule, and fills their gaps.
#include "ui/text/wording.h"

#include "ui/text/gaps.h"

namespace chancery {

namespace {

/// Returns whether familyOf() knows every rule. The compiler's own warning is an error only in strict builds.
constexpr bool everyRuleHasAFamily()
{
    for (int number = 1; number <= static_cast<int>(lastRule); ++number)
        if (familyOf(static_cast<Rule>(number)) == RuleFamily::None) return false;
    return true;
}
static_assert(everyRuleHasAFamily());

std::span<const Wording> wordingsOf(RuleFamily family)
{
    switch (family) {
    case RuleFamily::Move:
        return moveWordings();
    case RuleFamily::Support:
        return supportWordings();
    case RuleFamily::Convoy:
        return convoyWordings();
    case RuleFamily::Hold:
        return holdWordings();
    case RuleFamily::Illegal:
        return illegalWordings();
    case RuleFamily::Retreat:
        return retreatWordings();
    case RuleFamily::Adjustment:
        return adjustmentWordings();
    case RuleFamily::Insurrection:
        return insurrectionWordings();
    case RuleFamily::Remark:
        return remarkWordings();
    case RuleFamily::None:
    case RuleFamily::Ruled:
        break;
    }
    return {};
}

} // namespace

const char* wordingOf(Rule rule, const Parties& parties)
{
    for (const Wording& one : wordingsOf(familyOf(rule)))
        if (one.rule == rule && (!one.fits || parties.*one.fits)) return one.sentence;
    return nullptr;
}

QString Parties::fill(const QString& sentence) const
{
    const QString names[] = {order, to, against, mine, theirs, helped, power, unit, other};
    return withGaps(sentence, names);
}

} // namespace chancery
