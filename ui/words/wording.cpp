// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses among the wordings of a rule, and fills their gaps.
#include "ui/words/wording.h"

#include "ui/words/error_words.h"
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

/// Returns the mark of the places with this index: a character that no name has.
QChar markOf(std::size_t index)
{
    return QChar(static_cast<char16_t>(0xE000 + index));
}

/// Returns the mark of the power with this index.
QChar powerMarkOf(std::size_t index)
{
    return QChar(static_cast<char16_t>(0xE100 + index));
}

} // namespace

const char* wordingOf(Rule rule, const Parties& parties, Register how)
{
    using All = Wordings;
    const auto inOneOf = [&](std::initializer_list<std::span<const Wording>> tables) -> const char* {
        for (const std::span<const Wording> table : tables)
            for (const Wording& one : table)
                if (one.rule == rule && (!one.fits || parties.*one.fits)) return one.sentence;
        return nullptr;
    };
    const char* const plain = how != Register::Judge
                                  ? inOneOf({All::allPlainMoves, All::allPlainSupports, All::allPlainLater})
                                  : nullptr;
    return plain ? plain
                 : inOneOf({All::allMoves, All::allSupports, All::allIllegals, All::allAdjustments,
                            All::allInsurrections, All::allRemarks});
}

QString Parties::later(std::vector<Location> named)
{
    places.push_back(std::move(named));
    return markOf(places.size() - 1);
}

QString Parties::later(Power named)
{
    powers.push_back(named);
    return powerMarkOf(powers.size() - 1);
}

QString Parties::fill(const QString& sentence, const Map& map) const
{
    const QString names[] = {order, to, against, mine, theirs, helped, power, unit, other};
    QString filled = withGaps(sentence, names);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (filled.contains(markOf(i))) filled = NamePhrases(map).placed(filled, markOf(i), places[i]);
    for (std::size_t i = 0; i < powers.size(); ++i)
        if (filled.contains(powerMarkOf(i)))
            filled = NamePhrases(map).named(filled, powerMarkOf(i), powers[i]);
    return filled;
}

} // namespace chancery
