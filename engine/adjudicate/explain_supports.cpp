// SPDX-License-Identifier: GPL-3.0-or-later
// Why supports are given or cut, and why supports and convoys match no order.
#include "engine/adjudicate/inquiry.h"

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

Finding Inquiry::support(Province p) const
{
    Finding finding = m.known.given.yes.has(p) ? given(p) : cut(p);
    finding.coast = coastOf(p);
    if (m.known.given.yes.has(p) && as<SupportHold>(turn.order(p)))
        finding.inPlace = supportedInPlace(turn.helped[index(p)]);
    return finding;
}

/// Returns what has to be told of a unit that is supported in place, Rule::None if it was ordered to hold.
Rule Inquiry::supportedInPlace(Province unit) const
{
    if (turn.misordered.has(unit)) return Rule::NoteHelpsIllegal;
    const bool holds = turn.ordered.has(unit) && as<Hold>(turn.order(unit));
    return holds ? Rule::None : Rule::NoteHelpsInPlace;
}

CoastNote Inquiry::coastOf(Province supporter) const
{
    const Map& map = turn.map();
    const Province target = turn.aim[index(supporter)], helped = turn.helped[index(supporter)];
    if (!map.coasted.has(target) || turn.board.armies.has(helped)) return CoastNote::None;
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
Rule Inquiry::ruleOf(Province attacker, Province supporter) const
{
    if (sameSide(attacker, supporter)) return Rule::SupportOwnAttack;
    const bool fromTarget = turn.comesFromTarget(attacker, supporter);
    const bool wavers = turn.wavering.has(supporter) && !fromTarget;
    if (wavers && m.spared(attacker, supporter) == Answer::Yes)
        return turn.handling.spared == Spared::ActionAtAnyFleet ? Rule::SupportSparedAtSea
                                                                : Rule::SupportSpared;
    if (m.known.path.no.has(attacker)) return Rule::SupportConvoyFailed;
    if (!fromTarget) return Rule::Ruled;
    if (m.known.moves.yes.has(attacker)) return Rule::SupportUnbent;
    return turn.unbending.has(supporter) ? Rule::SupportFromTargetNever : Rule::SupportFromTarget;
}

/// Explains a support that is given, perhaps although its unit is attacked: by the attack that comes closest
/// to cutting it.
Finding Inquiry::given(Province p) const
{
    Finding finding = because(Rule::SupportGiven);
    for (Province attacker : turn.attackersOf(p)) {
        const Rule rule = ruleOf(attacker, p);
        if (closeness(rule) > closeness(finding.rule)) finding = because(rule, attacker);
    }
    if (finding.rule == Rule::SupportConvoyFailed) return stranded(finding.rule, finding.against);
    return finding.rule == Rule::SupportUnbent ? compared(p, finding.rule, finding.against) : finding;
}

/// Names a cutter that is not dislodged, if there is one.
Finding Inquiry::cut(Province p) const
{
    ProvinceSet cutters, byRoute;
    for (Province attacker : turn.attackersOf(p) - turn.ownUnits(p))
        cutters.addIf(attacker, m.cuts(attacker, p) == Answer::Yes && !turn.comesFromTarget(attacker, p));
    if (cutters.empty()) return resisted(p, Rule::SupportDislodged, after.dislodgerOf(p));
    for (Province cutter : cutters) byRoute.addIf(cutter, needsNoFleetThere(cutter, p));
    const ProvinceSet plain = cutters - byRoute - after.dislodged;
    if (!plain.empty()) return because(Rule::SupportCut, strongest(plain));
    if (!byRoute.empty()) return because(Rule::SupportCutByRoute, strongest(byRoute));
    return because(Rule::SupportCutByLoser, strongest(cutters));
}

/// Returns whether a convoyed army cuts a support of an attack on one of its fleets because it has another
/// route (2000 page 16).
bool Inquiry::needsNoFleetThere(Province army, Province supporter) const
{
    return turn.handling.spared == Spared::AttackOnNeededFleet && m.known.bySea.yes.has(army) &&
           turn.convoyersOf[index(army)].has(turn.aim[index(supporter)]) &&
           turn.movers.has(turn.helped[index(supporter)]);
}

Finding Inquiry::unmatched(Province p) const
{
    return because(turn.idle.has(p) ? unmatchedConvoy(p) : unmatchedSupport(p), turn.helped[index(p)]);
}

Rule Inquiry::unmatchedSupport(Province p) const
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

Rule Inquiry::unmatchedConvoy(Province p) const
{
    const Province army = turn.helped[index(p)];
    if (turn.unwritten.has(p)) return Rule::ConvoyRouteUnwritten;
    if (turn.movers.has(army)) return Rule::ConvoyOtherMove;
    return turn.misordered.has(army) ? Rule::ConvoyOfIllegal : Rule::ConvoyOfUnmoved;
}

} // namespace chancery
