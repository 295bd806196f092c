// SPDX-License-Identifier: GPL-3.0-or-later
// Why units that do not move are dislodged or not: those that hold, and fleets that convoy.
#include "engine/adjudicate/explain_stays.h"

namespace chancery {

/// Compares a unit that is not dislodged with the strongest attack on it. Returns false, and compares
/// nothing, if no attack has any strength.
bool StayReasons::attackedInPlace(Province p, Rule withstands, Rule beleaguered, Finding& finding) const
{
    const ProvinceSet attackers = turn.attackersOf(p);
    const Province attacker = strongest(attackers);
    if (attacker == noProvince) return false;
    resisted(p, withstands, attacker, finding);
    for (const Province other : attackers - ProvinceSet{attacker})
        finding.also.addIf(other, m.attackStrength(other).min > 0);
    if (finding.rule == Rule::Ruled && finding.mine >= finding.theirs) return true;
    finding.opposedBarred = turn.supportersOf[index(attacker)] & m.known.given.yes & turn.ownUnits(p);
    if (finding.mine >= finding.theirs) {
        finding.cutElsewhere = help_.lackedAgainst(p);
        return true;
    }
    finding.rule = beleaguered; // DATC 6.E.9
    if (m.known.held.has(attacker))
        finding.cause = Rule::MoveAllHold;
    else
        nameDefence(p, attacker, finding);
    return true;
}

/// Names the attackers that stop a stronger one, and what the only one needs for that.
void StayReasons::nameDefence(Province garrison, Province attacker, Finding& finding) const
{
    finding.stopping = rivalry_.stopping(attacker, finding.theirs);
    finding.also -= finding.stopping;
    finding.cutElsewhere = help_.lackedAgainst(garrison);
    if (finding.stopping.empty() || finding.stopping.several()) return;
    const Province only = finding.stopping.first();
    help_.nameHelp(only, m.rivalStrength(only, attacker).min - finding.theirs, finding);
}

/// Compares a unit that is dislodged with the attack on it, and names the convoy of that.
void StayReasons::dislodged(Province p, Rule rule, Finding& finding) const
{
    resisted(p, rule, after.dislodgerOf(p), finding);
    if (finding.rule == rule) finding.fleets = paths_.fleetsNeededBy(finding.against);
}

/// Explains a unit that stays where no unit attacks it.
void StayReasons::explainUnattackedStay(Province p, Finding& finding) const
{
    unattacked(p, turn.convoyers.has(p) ? Rule::ConvoyAvailable : Rule::HoldStands, finding);
}

void StayReasons::explainStay(Province p, Finding& finding) const
{
    if (turn.convoyers.has(p)) return explainConvoy(p, finding);
    explainHold(p, finding);
}

void StayReasons::explainHold(Province p, Finding& finding) const
{
    if (after.dislodged.has(p))
        return dislodged(p, turn.abandoned.has(p) ? Rule::HoldAbandoned : Rule::HoldDislodged, finding);
    const ProvinceSet attackers = turn.attackersOf(p), failed = attackers & m.known.path.no;
    if (attackers.empty()) return unattacked(p, Rule::HoldStands, finding);
    if (attackedInPlace(p, Rule::HoldWithstands, Rule::HoldBeleaguered, finding)) return;
    if (!failed.empty())
        paths_.blameConvoy(Rule::HoldConvoyFailed, failed.first(), finding);
    else
        because(finding, Rule::HoldOwnAttack, attackers.first());
    countSupports(p, {}, finding);
}

/// Explains a convoy, also that of a fleet that a paradox rule let carry its army, or not, whether or not it
/// was dislodged (Alexander IV.5.f).
void StayReasons::explainConvoy(Province p, Finding& finding) const
{
    const Province army = turn.helped[index(p)];
    if (m.known.paradox.has(p)) return because(finding, Rule::ConvoyParadox, army);
    const bool decreed = !m.circle.empty() && (turn.bySea | turn.seaOrLand).has(army);
    const bool sails = decreed && (m.known.path.yes & m.known.bySea.yes).has(army);
    const bool routeLeft = decreed && m.routeSurvives(army) == Answer::Yes;
    if (!sails && routeLeft) return because(finding, Rule::ConvoyParadox, army);
    if (after.dislodged.has(p))
        return dislodged(p, sails == routeLeft ? Rule::ConvoyDislodged : Rule::ConvoyDecreed, finding);
    if (!turn.convoyersOf[index(army)].has(p)) return explainUnused(p, finding);
    const ProvinceSet attackers = turn.attackersOf(p);
    if (attackers.empty()) return unattacked(p, Rule::ConvoyAvailable, finding);
    if (attackedInPlace(p, Rule::ConvoyWithstands, Rule::ConvoyBeleaguered, finding)) return;
    because(finding, Rule::ConvoyOwnAttack, attackers.first());
    countSupports(p, {}, finding);
}

/// Explains why an army does not use a convoy that was ordered for it.
void StayReasons::explainUnused(Province fleet, Finding& finding) const
{
    const Province army = turn.helped[index(fleet)];
    const ProvinceSet way = turn.writtenWay(army), missing = way - paths_.orderedFleets(army);
    because(finding, Rule::ConvoyUnused, army);
    if (!way.has(fleet) || missing.empty()) return;
    finding.rule = Rule::ConvoyWayNotOrdered;
    finding.fleets = missing;
}

} // namespace chancery
