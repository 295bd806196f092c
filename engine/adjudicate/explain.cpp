// SPDX-License-Identifier: GPL-3.0-or-later
// Works out reasons with numbers from the settled decisions, so that they cannot contradict the verdict.
#include "engine/adjudicate/explain.h"

#include "engine/orders/convoy_routes.h"

namespace chancery {

namespace {

std::uint8_t number(Interval settled)
{
    return static_cast<std::uint8_t>(settled.min);
}

Finding because(Rule rule, Province against = noProvince)
{
    Finding finding;
    finding.rule = rule;
    finding.against = against;
    return finding;
}

/// Finds reasons. Everything in `m` is decided, so every interval is a number.
struct Inquiry
{
    const Aftermath& after;
    const Movement& m;
    const Turn& turn;

    Finding move(Province p) const;
    Finding support(Province p) const;
    Finding convoy(Province p) const;
    Finding unmatched(Province p) const;
    Finding hold(Province p) const;
    Finding ruled(Province p) const;

private:
    Finding noPath(Province army) const;
    Finding spared(Province p, ProvinceSet attackers) const;
    void ownUnitAhead(Province p, Finding& finding) const;
    Finding resisted(Province p, Rule rule, Province attacker) const;
    Province strongest(ProvinceSet attackers) const;
    void countSupports(Province p, ProvinceSet uncountable, Finding& finding) const;
    void strongestRival(Province p, Finding& finding) const;
    bool occupantStays(Province p) const;
};

void Inquiry::countSupports(Province p, ProvinceSet uncountable, Finding& finding) const
{
    const ProvinceSet matched = turn.supportersOf[index(p)];
    finding.counted = (matched & m.known.given.yes) - uncountable;
    finding.discounted = matched - finding.counted;
}

bool Inquiry::occupantStays(Province p) const
{
    const Province q = turn.destination(p);
    return turn.board.has(q) && (!m.known.moves.yes.has(q) || m.headToHead(p) == Answer::Yes);
}

/// Names an equal rival as the reason where the occupant merely failed to leave. That failure may depend on
/// this very move, as in a circle that another unit bounces.
void Inquiry::strongestRival(Province p, Finding& finding) const
{
    const Province q = turn.destination(p);
    bool firstOfEquals = turn.movers.has(q) && m.headToHead(p) != Answer::Yes;
    for (Province rival : m.rivalsOf(p)) {
        const std::uint8_t strength = number(m.rivalStrength(rival, p));
        if (strength < finding.theirs || strength == 0) continue;
        if (strength == finding.theirs && !firstOfEquals) continue;
        firstOfEquals = false;
        finding.rule = Rule::MoveStandsOff;
        finding.against = rival;
        finding.theirs = strength;
    }
}

Finding Inquiry::noPath(Province army) const
{
    const ProvinceSet fleets = turn.convoyersOf[index(army)];
    const ProvinceSet paradox = fleets & m.known.paradox;
    Finding finding;
    const ProvinceSet sunk = fleets & m.known.dislodged.yes;
    if (turn.unwritten.has(army))
        finding = because(Rule::MoveRouteUnwritten);
    else if (!convoyPossible(turn.map(), fleets, army, turn.destination(army)))
        finding = because(Rule::MoveNoConvoy);
    else if (!paradox.empty() || sunk.empty())
        finding = because(Rule::MoveParadox, (paradox.empty() ? fleets : paradox).first());
    else
        finding = because(Rule::MoveConvoyDisrupted, sunk.first());
    finding.discounted = turn.supportersOf[index(army)];
    return finding;
}

/// Explains a move against a unit of its own power that stays: too weak even against a foreign unit, or
/// forbidden.
void Inquiry::ownUnitAhead(Province p, Finding& finding) const
{
    const std::uint8_t asStranger = number(m.support(p));
    if (asStranger > finding.theirs) {
        finding.rule = Rule::MoveSelfDislodge;
        finding.mine = asStranger;
        countSupports(p, {}, finding);
        return;
    }
    finding.mine = asStranger;
    strongestRival(p, finding);
}

Finding Inquiry::move(Province p) const
{
    if (m.known.held.has(p)) return because(Rule::MoveAllHold);
    if (m.known.path.no.has(p)) return noPath(p);
    const Province q = turn.destination(p);
    const bool stays = occupantStays(p);
    const ProvinceSet theirs = stays ? turn.ownUnits(q) : ProvinceSet{};
    Finding finding;
    finding.mine = number(m.attackStrength(p));
    finding.theirs = number(m.resistance(p));
    if (finding.theirs > 0) {
        finding.rule = m.headToHead(p) == Answer::Yes ? Rule::MoveHeadToHead : Rule::MoveHeld;
        finding.against = q;
    }
    countSupports(p, theirs, finding);
    if (stays && theirs.has(p))
        ownUnitAhead(p, finding);
    else
        strongestRival(p, finding);
    if (m.known.moves.yes.has(p)) finding.rule = finding.theirs ? Rule::MoveAdvances : Rule::MoveUnopposed;
    if (m.known.circular.has(p)) finding.rule = Rule::MoveRotates;
    if (m.known.circular.has(p) && finding.theirs == 0) finding.against = q;
    return finding;
}

/// Explains the result of a unit that stays by its strength and that of an attack.
Finding Inquiry::resisted(Province p, Rule rule, Province attacker) const
{
    if (m.ruled.has(attacker)) return because(Rule::Ruled, attacker);
    Finding finding;
    finding.rule = rule;
    finding.against = attacker;
    finding.mine = number(m.holdStrength(p));
    finding.theirs = number(m.attackStrength(attacker));
    countSupports(p, {}, finding);
    return finding;
}

/// Returns the strongest of these attackers, noProvince if none has any strength.
Province Inquiry::strongest(ProvinceSet attackers) const
{
    Province best = noProvince;
    int most = 0;
    for (Province attacker : attackers) {
        const int strength = m.attackStrength(attacker).min;
        if (strength <= most) continue;
        best = attacker;
        most = strength;
    }
    return best;
}

Finding Inquiry::support(Province p) const
{
    ProvinceSet others = turn.attackersOf(p) - turn.ownUnits(p);
    if (m.known.given.yes.has(p)) return spared(p, others);
    ProvinceSet cutters;
    for (Province attacker : others)
        cutters.addIf(attacker, m.cuts(attacker, p) == Answer::Yes && !turn.comesFromTarget(attacker, p));
    if (cutters.empty()) return resisted(p, Rule::SupportDislodged, after.dislodgerOf(p));
    const Province cutter = strongest(cutters);
    Finding finding = because(Rule::SupportCut, cutter);
    finding.theirs = number(m.attackStrength(cutter));
    return finding;
}

/// Explains a support that is given: perhaps although an army attacks it that may not cut it (DATC 4.A.2).
Finding Inquiry::spared(Province p, ProvinceSet attackers) const
{
    for (Province attacker : attackers)
        if (turn.wavering.has(p) && !turn.comesFromTarget(attacker, p) &&
            m.spared(attacker, p) == Answer::Yes)
            return because(Rule::SupportSpared, attacker);
    return because(Rule::SupportGiven);
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
    if (after.dislodged.has(p) && sails == routeLeft)
        return resisted(p, Rule::ConvoyDislodged, after.dislodgerOf(p));
    return because(Rule::ConvoyAvailable);
}

/// Explains a support or convoy whose unit was ordered otherwise.
Finding Inquiry::unmatched(Province p) const
{
    const Province helped = turn.helped[index(p)];
    if (!turn.idle.has(p)) return because(Rule::SupportUnmatched, helped);
    return because(turn.unwritten.has(p) ? Rule::ConvoyRouteUnwritten : Rule::ConvoyUnmatched, helped);
}

Finding Inquiry::hold(Province p) const
{
    if (after.dislodged.has(p))
        return resisted(p, turn.abandoned.has(p) ? Rule::HoldAbandoned : Rule::HoldDislodged,
                        after.dislodgerOf(p));
    const Province attacker = strongest(turn.attackersOf(p));
    if (attacker != noProvince) {
        Finding finding = resisted(p, Rule::HoldStands, attacker);
        if (finding.mine < finding.theirs) finding.rule = Rule::HoldBeleaguered; // DATC 6.E.9
        return finding;
    }
    Finding finding = because(Rule::HoldStands);
    countSupports(p, {}, finding);
    return finding;
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
    const bool comesAgainst = turn.facing(p) && m.known.moves.yes.has(to);
    return because(Rule::Ruled, m.ruled.has(to) && (comesAgainst || !turn.movers.has(to)) ? to : noProvince);
}

} // namespace

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

} // namespace chancery
