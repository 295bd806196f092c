// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses among the wordings of a rule, and fills their gaps.
#include "ui/words/wording.h"

#include "ui/words/gaps.h"
#include "ui/words/name_phrases.h"

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

/// The tables of a family.
struct Tables
{
    std::span<const Wording> judge, plain;
};

Tables tablesOf(RuleFamily family)
{
    switch (family) {
    case RuleFamily::Move:
        return {moveWordings(), plainMoveWordings()};
    case RuleFamily::Support:
        return {supportWordings(), plainSupportWordings()};
    case RuleFamily::Convoy:
        return {convoyWordings(), plainConvoyWordings()};
    case RuleFamily::Hold:
        return {holdWordings(), plainHoldWordings()};
    case RuleFamily::Illegal:
        return {illegalWordings(), plainIllegalWordings()};
    case RuleFamily::Retreat:
        return {retreatWordings(), plainRetreatWordings()};
    case RuleFamily::Adjustment:
        return {adjustmentWordings(), plainAdjustmentWordings()};
    case RuleFamily::Insurrection:
        return {insurrectionWordings(), plainInsurrectionWordings()};
    case RuleFamily::Remark:
        return {remarkWordings(), plainRemarkWordings()};
    case RuleFamily::None:
    case RuleFamily::Ruled:
        break;
    }
    return {};
}

/// Returns the mark of the places with this index: a character that no name has.
QChar markOf(std::size_t index)
{
    return QChar(static_cast<char16_t>(0xE000 + index));
}

} // namespace

const char* wordingOf(Rule rule, const Parties& parties, Register how)
{
    const Tables tables = tablesOf(familyOf(rule));
    const auto fits = [&](const Wording& one) {
        return one.rule == rule && (!one.fits || parties.*one.fits);
    };
    if (how == Register::Plain)
        if (const auto plain = std::ranges::find_if(tables.plain, fits); plain != tables.plain.end())
            return plain->sentence;
    const auto judge = std::ranges::find_if(tables.judge, fits);
    return judge == tables.judge.end() ? nullptr : judge->sentence;
}

QString Parties::later(std::vector<Location> named)
{
    places.push_back(std::move(named));
    return markOf(places.size() - 1);
}

QString Parties::fill(const QString& sentence, const Map& map) const
{
    const QString names[] = {order, to, against, mine, theirs, helped, power, unit, other};
    QString filled = withGaps(sentence, names);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (filled.contains(markOf(i))) filled = NamePhrases(map).placed(filled, markOf(i), places[i]);
    return filled;
}

} // namespace chancery
