// SPDX-License-Identifier: GPL-3.0-or-later
// Why supports are given or cut, and why supports and convoys match no order.
#include "engine/adjudicate/inquiry.h"

namespace chancery {

Finding Inquiry::support(Province p) const
{
    Finding finding = m.known.given.yes.has(p) ? given(p) : cut(p);
    finding.coast = coastOf(p);
    return finding;
}

CoastNote Inquiry::coastOf(Province supporter) const
{
    const Map& map = turn.map();
    const Province target = turn.target[index(supporter)], helped = turn.helped[index(supporter)];
    if (map[target].coasts.empty() || turn.board.armies.has(helped)) return CoastNote::None;
    const Location arrival = turn.movers.has(helped) ? turn.arrival[index(helped)] : turn.board[helped].at;
    const Unit& unit = turn.board[supporter];
    const bool reached = unit.kind == UnitKind::Army || map.fleetReach[index(unit.at)].has(arrival);
    const auto* move = as<SupportMove>(turn.order(supporter));
    const Location named = move ? move->to : arrival;
    if (!reached || (named != arrival && named != whole(target))) return CoastNote::Any;
    return named == arrival ? CoastNote::None : CoastNote::LeftOut;
}

/// Explains a support that is given, perhaps although its unit is attacked: by the attack that would matter
/// most if it could cut.
Finding Inquiry::given(Province p) const
{
    const ProvinceSet all = turn.attackersOf(p), foreign = all - turn.ownUnits(p);
    if (all.empty()) return because(Rule::SupportGiven);
    Finding finding = because(Rule::SupportOwnAttack, all.first());
    for (Province attacker : foreign) {
        const bool fromTarget = turn.comesFromTarget(attacker, p);
        if (!fromTarget && turn.wavering.has(p) && m.spared(attacker, p) == Answer::Yes)
            return because(Rule::SupportSpared, attacker);
        if (m.known.path.no.has(attacker))
            finding = because(Rule::SupportConvoyFailed, attacker);
        else if (m.known.moves.yes.has(attacker))
            return compared(p, Rule::SupportUnbent, attacker);
        else if (fromTarget)
            return because(Rule::SupportFromTarget, attacker);
        else
            finding = because(Rule::Ruled, attacker);
    }
    return finding;
}

Finding Inquiry::cut(Province p) const
{
    ProvinceSet cutters;
    for (Province attacker : turn.attackersOf(p) - turn.ownUnits(p))
        cutters.addIf(attacker, m.cuts(attacker, p) == Answer::Yes && !turn.comesFromTarget(attacker, p));
    if (cutters.empty()) return resisted(p, Rule::SupportDislodged, after.dislodgerOf(p));
    const Province cutter = strongest(cutters);
    if (needsNoFleetThere(cutter, p)) return because(Rule::SupportCutByRoute, cutter);
    return because(after.dislodged.has(cutter) ? Rule::SupportCutByLoser : Rule::SupportCut, cutter);
}

/// Returns whether a convoyed army cuts a support of an attack on one of its fleets because it has another
/// route (2000 page 16).
bool Inquiry::needsNoFleetThere(Province army, Province supporter) const
{
    return turn.handling.spared == Spared::AttackOnNeededFleet && m.known.bySea.yes.has(army) &&
           turn.convoyersOf[index(army)].has(turn.target[index(supporter)]) &&
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
            return turn.misordered(helped) ? Rule::SupportOfIllegal : Rule::SupportOfUnmoved;
        const bool sameProvince = turn.destination(helped) == turn.map().provinceOf(support->to);
        return sameProvince ? Rule::SupportOtherCoast : Rule::SupportOtherMove;
    }
    if (turn.movers.has(helped)) return Rule::SupportOfMover;
    return turn.misordered(helped) ? Rule::SupportOfIllegalMove : Rule::SupportOfDisorder;
}

Rule Inquiry::unmatchedConvoy(Province p) const
{
    const Province army = turn.helped[index(p)];
    if (turn.unwritten.has(p)) return Rule::ConvoyRouteUnwritten;
    if (turn.movers.has(army)) return Rule::ConvoyOtherMove;
    return turn.misordered(army) ? Rule::ConvoyOfIllegal : Rule::ConvoyOfUnmoved;
}

} // namespace chancery
