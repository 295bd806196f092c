// SPDX-License-Identifier: GPL-3.0-or-later
// Works out reasons with numbers from the settled decisions, so that they cannot contradict the verdict.
#include "engine/adjudicate/explain.h"

#include "engine/adjudicate/inquiry.h"

namespace chancery {

/// Names the supporters in the strength against a unit, unless it is the strength of a unit that failed to
/// leave, for which supports of its move do not count (DATC 5.B.5).
void Inquiry::nameOpposed(ProvinceSet barred, Finding& finding) const
{
    if (finding.theirs == 0 || !turn.supported.has(finding.against)) return;
    const ProvinceSet given = turn.supportersOf[index(finding.against)] & m.known.given.yes;
    if ((given - barred).size() + 1 == finding.theirs) finding.opposed = given - barred;
}

/// Compares a unit that stays with an attack on it.
Finding Inquiry::compared(Province p, Rule rule, Province attacker) const
{
    Finding finding = because(rule, attacker);
    finding.mine = settledValue(m.holdStrength(p));
    finding.theirs = settledValue(m.attackStrength(attacker));
    finding.mineKind = StrengthKind::Hold;
    finding.theirsKind = StrengthKind::Attack;
    countSupports(p, {}, finding);
    nameOpposed(turn.ownUnits(p), finding);
    return finding;
}

/// Returns a finding about an army that has no convoy.
Finding Inquiry::stranded(Rule rule, Province army) const
{
    Finding finding = because(rule, army);
    finding.cause = noPath(army).rule;
    return finding;
}

/// Explains a unit that nobody attacks.
Finding Inquiry::unattacked(Province p, Rule rule) const
{
    Finding finding = because(rule);
    countSupports(p, {}, finding);
    return finding;
}

/// As `compared`, unless the attack ended by a ruling.
Finding Inquiry::resisted(Province p, Rule rule, Province attacker) const
{
    return m.ruled.has(attacker) ? because(Rule::Ruled, attacker) : compared(p, rule, attacker);
}

/// Returns the strongest of these attackers, noProvince if none has any strength; of equal ones the one that
/// others cannot stop so easily.
Province Inquiry::strongest(ProvinceSet attackers) const
{
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

/// Explains a ruled result. A move that a ruling makes impossible names the unit of that ruling, unless it
/// had no path anyway.
Finding Inquiry::ruled(Province p) const
{
    if (m.known.path.no.has(p)) return noPath(p);
    if (!turn.movers.has(p) || m.known.moves.yes.has(p)) return because(Rule::Ruled);
    const Province to = turn.destination(p);
    const ProvinceSet winners = turn.attackersOf(to) & m.known.moves.yes;
    if (!winners.empty()) return because(Rule::Ruled, winners.first());
    const bool comesAgainst = turn.facing.has(p) && m.known.moves.yes.has(to);
    return because(Rule::Ruled, m.ruled.has(to) && (comesAgainst || !turn.movers.has(to)) ? to : noProvince);
}

Finding explain(const Aftermath& after, Province unit)
{
    const Inquiry inquiry{after, after.movement, after.movement.turn};
    if (inquiry.m.ruled.has(unit)) return inquiry.ruled(unit);
    if (inquiry.turn.movers.has(unit)) return inquiry.move(unit);
    if (inquiry.turn.supporters.has(unit)) return inquiry.support(unit);
    if (inquiry.turn.convoyers.has(unit)) return inquiry.convoy(unit);
    if ((inquiry.turn.unmatched | inquiry.turn.idle).has(unit)) return inquiry.unmatched(unit);
    return inquiry.hold(unit);
}

std::array<ProvinceSet, 6> explainedAlike(const Aftermath& after, ProvinceSet units)
{
    const Movement& m = after.movement;
    const ProvinceSet movers = units & m.turn.movers, supporters = units & m.turn.supporters,
                      convoyers = units & m.turn.convoyers, given = supporters & m.known.given.yes;
    const ProvinceSet arrived = movers & m.known.moves.yes;
    return {arrived,   movers - arrived,
            given,     supporters - given,
            convoyers, units - movers - supporters - convoyers};
}

} // namespace chancery
