// SPDX-License-Identifier: GPL-3.0-or-later
// Comparisons of a settled phase, as numbers in a finding.
#include "engine/adjudicate/settled.h"

namespace chancery {

void Settled::compared(Province p, Rule rule, Province attacker, Finding& finding) const
{
    because(finding, rule, attacker);
    finding.mine = holdStrength(p);
    finding.theirs = settledValue(m.attackStrength(attacker));
    finding.mineKind = StrengthKind::Hold;
    finding.theirsKind = StrengthKind::Attack;
    countSupports(p, {}, finding);
    nameOpposed(turn.ownUnits(p), finding);
}

ProvinceSet Settled::cuttersOf(Province supporter) const
{
    ProvinceSet cutters;
    for (Province attacker : (turn.attackersOf(supporter) - turn.ownUnits(supporter)) & m.contenders())
        cutters.addIf(attacker, m.cuts(attacker, supporter) == Answer::Yes);
    return cutters;
}

void Settled::resisted(Province p, Rule rule, Province attacker, Finding& finding) const
{
    if (m.ruled.has(attacker))
        because(finding, Rule::Ruled, attacker);
    else
        compared(p, rule, attacker, finding);
}

void Settled::noteUndeterred(Province p, Finding& finding) const
{
    const ProvinceSet stranded = turn.undeterred & m.known.path.no;
    const bool cuts = stranded.has(p) && turn.supporters.has(turn.destination(p)) &&
                      m.cuts(p, turn.destination(p)) == Answer::Yes;
    if (contestsInVain(p) || cuts) finding.undeterred = p;
    if (finding.cause != Rule::None) return; // it had no effect on this unit
    for (Province named : (finding.stopping | ProvinceSet{finding.against}) & stranded)
        if (m.isUndeterred(named)) finding.undeterred = named;
}

Province Settled::strongest(ProvinceSet attackers) const
{
    if (!attackers.several() && !attackers.empty())
        return m.attackStrength(attackers.first()).min > 0 ? attackers.first() : noProvince;
    Province best = noProvince;
    int most = 0;
    for (Province attacker : attackers) {
        const int strength = m.attackStrength(attacker).min;
        if (strength == 0 || strength < most) continue;
        if (strength == most && m.preventStrength(attacker).min <= m.preventStrength(best).min) continue;
        best = attacker;
        most = strength;
    }
    return best;
}

} // namespace chancery
