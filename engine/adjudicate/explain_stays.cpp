// SPDX-License-Identifier: GPL-3.0-or-later
// Why units that do not move are dislodged or not: those that hold, and fleets that convoy.
#include "engine/adjudicate/inquiry.h"

namespace chancery {

/// Compares a unit that is not dislodged with the strongest attack on it; nothing is compared if no attack
/// has any strength.
Finding Inquiry::attackedInPlace(Province p, Rule withstands, Rule beleaguered) const
{
    const Province attacker = strongest(turn.attackersOf(p));
    if (attacker == noProvince) return {};
    Finding finding = resisted(p, withstands, attacker);
    if (finding.mine >= finding.theirs) {
        if (finding.rule != Rule::Ruled)
            finding.opposedBarred = turn.supportersOf[index(attacker)] & m.known.given.yes & turn.ownUnits(p);
        return finding;
    }
    finding.rule = beleaguered; // DATC 6.E.9
    if (m.known.held.has(attacker))
        finding.cause = Rule::MoveAllHold;
    else
        finding.rival = mostTelling(attacker, strongestRivals(attacker).units);
    return finding;
}

Finding Inquiry::hold(Province p) const
{
    if (after.dislodged.has(p))
        return resisted(p, turn.abandoned.has(p) ? Rule::HoldAbandoned : Rule::HoldDislodged,
                        after.dislodgerOf(p));
    const ProvinceSet attackers = turn.attackersOf(p), failed = attackers & m.known.path.no;
    if (attackers.empty()) return unattacked(p, Rule::HoldStands);
    Finding finding = attackedInPlace(p, Rule::HoldWithstands, Rule::HoldBeleaguered);
    if (finding.rule != Rule::None) return finding;
    if (!failed.empty())
        finding = stranded(Rule::HoldConvoyFailed, failed.first());
    else
        finding = because(Rule::HoldOwnAttack, attackers.first());
    countSupports(p, {}, finding);
    return finding;
}

/// Explains a convoy, also that of a fleet that a paradox rule let carry its army, or not, whether or not it
/// was dislodged (Alexander IV.5.f).
Finding Inquiry::convoy(Province p) const
{
    const Province army = turn.helped[index(p)];
    if (m.known.paradox.has(p)) return because(Rule::ConvoyParadox, army);
    const bool decreed = !m.circle.empty() && (turn.bySea | turn.either).has(army);
    const bool sails = decreed && (m.known.path.yes & m.known.bySea.yes).has(army);
    const bool routeLeft = decreed && m.routeSurvives(army) == Answer::Yes;
    if (!sails && routeLeft) return because(Rule::ConvoyParadox, army);
    if (after.dislodged.has(p))
        return resisted(p, sails == routeLeft ? Rule::ConvoyDislodged : Rule::ConvoyDecreed,
                        after.dislodgerOf(p));
    if (!turn.convoyersOf[index(army)].has(p)) return unused(p);
    const ProvinceSet attackers = turn.attackersOf(p);
    if (attackers.empty()) return unattacked(p, Rule::ConvoyAvailable);
    Finding finding = attackedInPlace(p, Rule::ConvoyWithstands, Rule::ConvoyBeleaguered);
    if (finding.rule != Rule::None) return finding;
    finding = because(Rule::ConvoyOwnAttack, attackers.first());
    countSupports(p, {}, finding);
    return finding;
}

/// Explains why an army does not use a convoy that was ordered for it.
Finding Inquiry::unused(Province fleet) const
{
    const Province army = turn.helped[index(fleet)];
    const ProvinceSet way = turn.writtenWay(army), missing = way - ordered(army);
    Finding finding = because(Rule::ConvoyUnused, army);
    if (!way.has(fleet) || missing.empty()) return finding;
    finding.rule = Rule::ConvoyWayNotOrdered;
    finding.fleets = missing;
    return finding;
}

} // namespace chancery
