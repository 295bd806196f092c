// SPDX-License-Identifier: GPL-3.0-or-later
// Works out reasons with numbers from the settled decisions, so that they cannot contradict the verdict.
#include "engine/adjudicate/explain.h"

namespace chancery {

/// Compares a unit that stays with an attack on it.
void Inquiry::compared(Province p, Rule rule, Province attacker, Finding& finding) const
{
    because(finding, rule, attacker);
    finding.mine = holdStrength(p);
    finding.theirs = settledValue(m.attackStrength(attacker));
    finding.mineKind = StrengthKind::Hold;
    finding.theirsKind = StrengthKind::Attack;
    countSupports(p, {}, finding);
    nameOpposed(turn.ownUnits(p), finding);
}

/// Blames an army that has no convoy.
void Inquiry::blameConvoy(Rule rule, Province army, Finding& finding) const
{
    because(finding, rule, army);
    finding.cause = causeOfNoPath(army);
}

/// Explains a unit that is not attacked.
void Inquiry::unattacked(Province p, Rule rule, Finding& finding) const
{
    because(finding, rule);
    countSupports(p, {}, finding);
}

/// As `compared`, unless the attack ended by a ruling.
void Inquiry::resisted(Province p, Rule rule, Province attacker, Finding& finding) const
{
    if (m.ruled.has(attacker))
        because(finding, Rule::Ruled, attacker);
    else
        compared(p, rule, attacker, finding);
}

/// Returns the strongest of these attackers, noProvince if none has any strength; of equal ones the one that
/// others cannot stop so easily.
Province Inquiry::strongest(ProvinceSet attackers) const
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

/// Explains a ruled result. A move that a ruling makes impossible names the unit of that ruling, unless it
/// had no path anyway.
void Inquiry::explainRuled(Province p, Finding& finding) const
{
    if (m.known.path.no.has(p)) return explainNoPath(p, finding);
    if (!turn.movers.has(p) || m.known.moves.yes.has(p)) return because(finding, Rule::Ruled);
    const Province to = turn.destination(p);
    const ProvinceSet winners = turn.attackersOf(to) & m.known.moves.yes;
    if (!winners.empty()) return because(finding, Rule::Ruled, winners.first());
    const bool comesAgainst = turn.facing.has(p) && m.known.moves.yes.has(to);
    because(finding, Rule::Ruled,
            m.ruled.has(to) && (comesAgainst || !turn.movers.has(to)) ? to : noProvince);
}

/// Explains a unit that stays where no unit attacks it.
void Inquiry::explainUnattackedStay(Province p, Finding& finding) const
{
    unattacked(p, turn.convoyers.has(p) ? Rule::ConvoyAvailable : Rule::HoldStands, finding);
}

Inquiry::Alike Inquiry::sorted(ProvinceSet units) const
{
    Alike alike;
    alike.ruled = units & m.ruled;
    const ProvinceSet free = units - alike.ruled, attacked = turn.destinations;
    const ProvinceSet movers = free & turn.movers, rivalled = turn.rivalled | turn.meetingOnTheWay;
    alike.withoutPath = movers & (m.known.path.no | m.known.held);
    const ProvinceSet arrived = (movers & m.known.moves.yes) - alike.withoutPath,
                      failed = movers - arrived - alike.withoutPath,
                      easy = arrived - turn.attacking - rivalled;
    ProvinceSet dislodgers;
    for (Province p : after.dislodged) dislodgers |= turn.attackers[index(p)] & m.known.moves.yes;
    alike.walking = easy & walking;
    alike.unopposed = easy - walking;
    alike.following = arrived - easy - rivalled - turn.facing - dislodgers;
    alike.winning = arrived - easy - alike.following;
    const ProvinceSet alone = (failed & turn.attacking) - rivalled - turn.facing;
    alike.blocked = alone & turn.following;
    alike.held = alone - turn.following;
    alike.losing = failed - alone;
    const ProvinceSet supporters = free & turn.supporters, given = supporters & m.known.given.yes;
    alike.unattackedSupports = given - attacked;
    alike.given = given & attacked;
    alike.cut = supporters - given;
    alike.unmatched = free & (turn.unmatched | turn.idle);
    const ProvinceSet staying = free - movers - supporters - alike.unmatched;
    const bool plainConvoys = m.circle.empty() && !writtenPath(turn.options).heeded;
    alike.unattackedStays = (plainConvoys ? staying : staying - turn.convoyers) - attacked;
    alike.staying = staying - alike.unattackedStays;
    return alike;
}

Finding explain(const Aftermath& after, Province unit)
{
    Finding finding;
    explainEach(after, {unit}, [&finding](Province, const Finding& found) { finding = found; });
    return finding;
}

} // namespace chancery
