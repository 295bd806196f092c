// SPDX-License-Identifier: GPL-3.0-or-later
// Why supports are given or cut, and why supports and convoys match no order.
#include "engine/adjudicate/explain_supports.h"

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

/// The reasons why an attack does not cut a support; the later ones come closer to cutting it.
constexpr Rule byCloseness[] = {
    Rule::SupportGiven,       Rule::SupportOwnAttack,       Rule::SupportConvoyFailed,
    Rule::SupportFromTarget,  Rule::SupportFromTargetNever, Rule::SupportSpared,
    Rule::SupportSparedAtSea, Rule::SupportUnbent,          Rule::Ruled};

std::ptrdiff_t closeness(Rule rule)
{
    return std::ranges::find(byCloseness, rule) - std::begin(byCloseness);
}

} // namespace

/// Adds what a support leaves open about coasts, and what is to be said of a unit that is supported in place.
void SupportReasons::remark(Province supporter, Finding& finding) const
{
    if (turn.map().coasted.has(turn.aim[index(supporter)])) finding.coast = coastOf(supporter);
    const bool isGiven = m.known.given.yes.has(supporter);
    if (isGiven && as<SupportHold>(turn.order(supporter)))
        finding.inPlace = supportedInPlace(turn.helped[index(supporter)]);
}

/// Returns the note about a unit that is supported in place, Rule::None if it was ordered to hold.
Rule SupportReasons::supportedInPlace(Province unit) const
{
    if (turn.misordered.has(unit)) return Rule::NoteHelpsIllegal;
    const bool holds = turn.ordered.has(unit) && as<Hold>(turn.order(unit));
    return holds ? Rule::None : Rule::NoteHelpsInPlace;
}

CoastNote SupportReasons::coastOf(Province supporter) const
{
    const Map& map = turn.map();
    const Province target = turn.aim[index(supporter)], helped = turn.helped[index(supporter)];
    if (turn.board.armies.has(helped)) return CoastNote::None;
    const Location arrival = turn.movers.has(helped) ? turn.arrival[index(helped)] : turn.board[helped].at;
    const Unit& unit = turn.board[supporter];
    const bool reached = unit.kind == UnitKind::Army || map.fleetReach[index(unit.at)].has(arrival);
    const auto* move = as<SupportMove>(turn.order(supporter));
    const Location named = move ? move->to : arrival;
    if (named != arrival && named != whole(target)) return CoastNote::Other;
    if (!reached) return CoastNote::Beyond;
    return named == arrival ? CoastNote::None : CoastNote::LeftOut;
}

/// Returns why an attack does not cut a support.
Rule SupportReasons::ruleOf(Province attacker, Province supporter) const
{
    if (sameSide(attacker, supporter)) return Rule::SupportOwnAttack;
    const bool fromTarget = turn.comesFromTarget(attacker, supporter);
    const bool special = turn.speciallyCut.has(supporter) && !fromTarget;
    if (special && m.spared(attacker, supporter) == Answer::Yes)
        return turn.handling.spared == Spared::ActionAtAnyFleet ? Rule::SupportSparedAtSea
                                                                : Rule::SupportSpared;
    if (!m.contenders().has(attacker)) return Rule::SupportConvoyFailed;
    if (!fromTarget) return Rule::Ruled;
    if (m.known.moves.yes.has(attacker)) return Rule::SupportUnbent;
    return turn.uncutByTarget.has(supporter) ? Rule::SupportFromTargetNever : Rule::SupportFromTarget;
}

void SupportReasons::explainUnattackedSupport(Province p, Finding& finding) const
{
    because(finding, Rule::SupportGiven);
    remark(p, finding);
}

/// Explains a support that is given, perhaps although its unit is attacked: by the attack that comes closest
/// to cutting it.
void SupportReasons::explainGiven(Province p, Finding& finding) const
{
    because(finding, Rule::SupportGiven);
    remark(p, finding);
    for (Province attacker : turn.attackersOf(p)) {
        const Rule rule = ruleOf(attacker, p);
        if (closeness(rule) > closeness(finding.rule)) because(finding, rule, attacker);
    }
    if (finding.rule == Rule::SupportConvoyFailed) paths_.blameConvoy(finding.rule, finding.against, finding);
    if (finding.rule == Rule::SupportUnbent) compared(p, finding.rule, finding.against, finding);
    if (finding.rule != Rule::SupportFromTarget) return;
    finding.counted = help_.neededToStay(p);
    finding.cutElsewhere = help_.lackedAgainst(p);
}

/// Returns the units that would cut a support by dislodging its unit if the one that cuts it did not: they
/// come from the province at which it is directed.
ProvinceSet SupportReasons::inReserve(Province p, Province cutter) const
{
    ProvinceSet ready;
    if (cutter == noProvince || turn.uncutByTarget.has(p)) return ready;
    for (Province other : (turn.attackersOf(p) & m.known.path.yes) - ProvinceSet{cutter})
        ready.addIf(other, turn.comesFromTarget(other, p) && help_.succeedsWithout(cutter, other));
    return ready;
}

/// Returns the armies that cut a support which would dislodge a fleet of their convoy: alone they would be a
/// paradox, and not enough.
ProvinceSet SupportReasons::againstTheirFleets(Province p, ProvinceSet cutters) const
{
    ProvinceSet armies;
    const Province helped = turn.helped[index(p)];
    if (!turn.movers.has(helped) || !help_.lackedBy(helped).has(p)) return armies;
    for (Province cutter : cutters)
        armies.addIf(cutter, paths_.fleetsNeededBy(cutter).has(turn.destination(helped)));
    return armies;
}

/// Names all that cut a support: each is enough.
void SupportReasons::explainCut(Province p, Finding& finding) const
{
    remark(p, finding);
    ProvinceSet cutters = cuttersOf(p);
    if (cutters.several())
        if (const ProvinceSet others = cutters - againstTheirFleets(p, cutters); !others.empty())
            cutters = others;
    nameCutter(p, cutters, finding);
    finding.also = cutters - ProvinceSet{finding.against};
    if (!cutters.several()) finding.inReserve = inReserve(p, finding.against);
    if (finding.against == noProvince || !isConvoyed(finding.against)) return;
    const ProvinceSet fleets = turn.fleetsOnRoutes(finding.against), left = fleets - after.dislodged;
    finding.fleets = left.empty() ? fleets : left; // an army may cut though its fleet goes (Alexander IV.5.f)
    if (!finding.also.empty() || m.isUndeterred(finding.against)) return;
    for (const Province fleet : paths_.fleetsNeededBy(finding.against)) {
        finding.behind |= help_.neededToStay(fleet);
        finding.cutElsewhere |= help_.lackedAgainst(fleet);
    }
}

/// Returns the strongest of these units that have a way to the supporter, or else one whose convoy is
/// disrupted.
Province SupportReasons::foremost(ProvinceSet cutters) const
{
    const ProvinceSet landing = cutters & m.known.path.yes;
    return landing.empty() ? cutters.first() : strongest(landing);
}

/// Names a cutter that is not dislodged, if there is one.
void SupportReasons::nameCutter(Province p, ProvinceSet cutters, Finding& finding) const
{
    ProvinceSet attacks, byRoute;
    for (Province cutter : cutters) attacks.addIf(cutter, !turn.comesFromTarget(cutter, p));
    if (attacks.empty()) return resisted(p, Rule::SupportDislodged, after.dislodgerOf(p), finding);
    if (turn.handling.spared == Spared::AttackOnNeededFleet)
        for (Province cutter : attacks) byRoute.addIf(cutter, needsNoFleetThere(cutter, p));
    const ProvinceSet plain = attacks - byRoute - after.dislodged;
    if (!plain.empty()) return because(finding, Rule::SupportCut, foremost(plain));
    if (!byRoute.empty()) return because(finding, Rule::SupportCutByRoute, foremost(byRoute));
    because(finding, Rule::SupportCutByLoser, foremost(attacks));
}

/// Returns whether a convoyed army cuts a support of an attack on one of its fleets because it has another
/// route (2000 page 16).
bool SupportReasons::needsNoFleetThere(Province army, Province supporter) const
{
    return turn.handling.spared == Spared::AttackOnNeededFleet && m.known.bySea.yes.has(army) &&
           turn.convoyersOf[index(army)].has(turn.aim[index(supporter)]) &&
           turn.movers.has(turn.helped[index(supporter)]);
}

void SupportReasons::explainUnmatched(Province p, Finding& finding) const
{
    because(finding, turn.idle.has(p) ? unmatchedConvoy(p) : unmatchedSupport(p), turn.helped[index(p)]);
}

Rule SupportReasons::unmatchedSupport(Province p) const
{
    const Province helped = turn.helped[index(p)];
    if (const auto* support = as<SupportMove>(turn.order(p))) {
        if (!turn.movers.has(helped))
            return turn.misordered.has(helped) ? Rule::SupportOfIllegal : Rule::SupportOfUnmoved;
        const bool sameProvince = turn.destination(helped) == turn.map().provinceOf(support->to);
        return sameProvince ? Rule::SupportOtherCoast : Rule::SupportOtherMove;
    }
    if (turn.movers.has(helped)) return Rule::SupportOfMover;
    return turn.misordered.has(helped) ? Rule::SupportOfIllegalMove : Rule::SupportOfDisorder;
}

Rule SupportReasons::unmatchedConvoy(Province p) const
{
    const Province army = turn.helped[index(p)];
    if (turn.unwritten.has(p)) return Rule::ConvoyRouteUnwritten;
    if (turn.movers.has(army)) return Rule::ConvoyOtherMove;
    return turn.misordered.has(army) ? Rule::ConvoyOfIllegal : Rule::ConvoyOfUnmoved;
}

} // namespace chancery
