// SPDX-License-Identifier: GPL-3.0-or-later
// Which supports and convoys units need to stay or to stop others, and which cut supports attacks lack.
#include "engine/adjudicate/explain_help.h"

#include <algorithm>

namespace chancery {

int HelpReasons::strongestRival(Province mover) const
{
    int most = 0;
    for (Province rival : m.rivalsOf(mover) & m.contenders())
        most = std::max(most, m.rivalStrength(rival, mover).min);
    return most;
}

ProvinceSet HelpReasons::lackedBy(Province mover, bool isVacated) const
{
    if (!turn.supported.has(mover) || m.known.path.no.has(mover)) return {};
    const Province q = turn.destination(mover);
    const int resistance = isVacated ? 0 : m.resistance(mover).min;
    const ProvinceSet defenders = resistance > 0 ? turn.ownUnits(q) : ProvinceSet{};
    const ProvinceSet cut = turn.supportersOf[index(mover)] - m.known.given.yes - defenders;
    if (cut.empty() || defenders.has(mover)) return {};
    const int against = std::max(resistance, strongestRival(mover));
    return cut.onlyIf(m.support(mover, defenders).min + cut.size() > against);
}

ProvinceSet HelpReasons::lackedAgainst(Province unit) const
{
    ProvinceSet lacked;
    for (Province attacker : turn.attackersOf(unit)) lacked |= lackedBy(attacker);
    return lacked;
}

ProvinceSet HelpReasons::neededToStay(Province unit) const
{
    const int hold = holdStrength(unit);
    for (Province attacker : turn.attackersOf(unit)) {
        const int attack = m.attackStrength(attacker).min;
        if (attack == hold && attack > strongestRival(attacker)) return givenTo(unit);
    }
    return {};
}

void HelpReasons::nameHelp(Province mover, int spare, Finding& finding) const
{
    const ProvinceSet fleets = paths_.fleetsNeededBy(mover);
    finding.behind |= givenTo(mover).onlyIf(spare == 0) | fleets;
    if (m.isUndeterred(mover)) return; // it stops others even without its convoy
    for (Province fleet : fleets) {
        finding.behind |= neededToStay(fleet);
        finding.cutElsewhere |= lackedAgainst(fleet);
    }
}

ProvinceSet HelpReasons::neededToDislodge(Province mover) const
{
    const ProvinceSet counted = givenTo(mover) - turn.ownUnits(turn.destination(mover));
    const int against = std::max(m.resistance(mover).min, strongestRival(mover));
    return paths_.fleetsNeededBy(mover) | counted.onlyIf(m.attackStrength(mover).min == against + 1);
}

bool HelpReasons::succeedsWithout(Province rival, Province mover) const
{
    const int attack = m.attackStrength(mover).min;
    bool succeeds = attack > m.resistance(mover).min;
    for (Province other : (m.rivalsOf(mover) & m.contenders()) - ProvinceSet{rival})
        succeeds = succeeds && attack > m.rivalStrength(other, mover).min;
    return succeeds;
}

} // namespace chancery
