// SPDX-License-Identifier: GPL-3.0-or-later
// How moves travel, and why they have no path.
#include "engine/adjudicate/explain_paths.h"

#include "engine/orders/convoy_routes.h"

#include <algorithm>

namespace chancery {

void PathReasons::notePassage(Province p, Finding& finding) const
{
    finding.passage = passageOf(p);
    if (finding.passage == Passage::LandInstead)
        finding.fleets = turn.fleetsOnRoutes(p) & m.known.dislodged.yes;
    if (turn.unnamed.has(p) && reachesOnlyItsCoast(p)) finding.coast = CoastNote::OnlyOne;
    if (finding.passage == Passage::Sea || finding.passage == Passage::SeaByOrder) noteConvoy(p, finding);
}

/// Returns whether a fleet can reach no other coast of its destination.
bool PathReasons::reachesOnlyItsCoast(Province fleet) const
{
    const Location arrival = turn.arrival[index(fleet)];
    const auto& reach = turn.map().fleetReach[index(turn.board[fleet].at)];
    return std::ranges::none_of(turn.map()[turn.destination(fleet)].coasts,
                                [&](Location coast) { return coast != arrival && reach.has(coast); });
}

Passage PathReasons::passageOf(Province p) const
{
    if (!(m.known.bySea.yes | turn.seaOrLand | turn.carried).has(p)) return Passage::Land;
    if (m.known.bySea.yes.has(p)) {
        const bool near = turn.map().armyReach[index(p)].has(turn.destination(p));
        return near ? Passage::SeaByOrder : Passage::Sea;
    }
    if (turn.seaOrLand.has(p)) return onFoot(p);
    switch (turn.options.adjacentConvoy) {
    case AdjacentConvoy::Recommended1971:
        return Passage::LandUnmet;
    case AdjacentConvoy::Intent:
        return Passage::LandByIntent;
    case AdjacentConvoy::Explicit:
        break;
    }
    return Passage::LandByOrder;
}

/// Returns why an army that goes by convoy where it can goes by land: its convoy failed, was not ordered, or
/// is no route.
Passage PathReasons::onFoot(Province army) const
{
    if (convoyPossible(turn.map(), turn.convoyersOf[index(army)], army, turn.destination(army)))
        return Passage::LandInstead;
    return orderedFleets(army).empty() ? Passage::LandUnordered : Passage::LandNoRoute;
}

/// Names the fleets that convoy an army: one that is enough, or all that are left.
void PathReasons::noteConvoy(Province army, Finding& finding) const
{
    const ProvinceSet ordered = turn.fleetsOnRoutes(army), left = ordered - m.known.dislodged.yes;
    finding.routesWhole = left == ordered && ordered.several() && !turn.onlyOneRoute(army, ordered);
    finding.routeLeft = left != ordered && m.routeSurvives(army) == Answer::Yes;
    finding.fleets = finding.routeLeft ? left : ordered;
    const auto& beside = turn.map().seasTouching;
    const ProvinceSet enough = finding.fleets & beside[index(army)] & beside[index(turn.destination(army))];
    if (!turn.wholeWay.has(army) && !enough.empty()) finding.fleets = {enough.first()};
}

void PathReasons::explainNoPath(Province army, Finding& finding) const
{
    const ProvinceSet fleets = turn.convoyersOf[index(army)];
    const ProvinceSet paradox = fleets & m.known.paradox,
                      sunk = turn.fleetsOnRoutes(army) & m.known.dislodged.yes;
    if (turn.unwritten.has(army))
        finding.rule = Rule::MoveRouteUnwritten;
    else if (!convoyPossible(turn.map(), fleets, army, turn.destination(army)))
        finding.rule = missingRoute(army, finding.fleets);
    else if (!paradox.empty() || sunk.empty())
        because(finding, Rule::MoveParadox, (paradox.empty() ? fleets : paradox).first());
    else {
        because(finding, brokenRoute(army, sunk), sunk.first());
        finding.fleets = sunk;
    }
    finding.passage = passageOf(army);
    finding.asIfPowerless =
        turn.handling.decree == Decree::ByAssumption && (m.circle.path | m.circle.bySea).has(army);
    countSupports(army, {}, finding);
    if (contestsInVain(army)) return; // they count against others that move there
    finding.idle = finding.counted;
    finding.counted = {};
}

ProvinceSet PathReasons::fleetsNeededBy(Province army) const
{
    if (!isConvoyed(army) || turn.seaOrLand.has(army)) return {};
    const ProvinceSet left = turn.fleetsOnRoutes(army) - m.known.dislodged.yes;
    ProvinceSet needed;
    for (Province fleet : left)
        needed.addIf(fleet, turn.wholeWay.has(army) || !convoyPossible(turn.map(), left - ProvinceSet{fleet},
                                                                       army, turn.destination(army)));
    return needed;
}

Rule PathReasons::causeOfNoPath(Province army) const
{
    Finding finding;
    explainNoPath(army, finding);
    return finding.rule;
}

ProvinceSet PathReasons::orderedFleets(Province army) const
{
    ProvinceSet fleets;
    for (Province fleet : turn.convoyers) fleets.addIf(fleet, turn.helped[index(fleet)] == army);
    return fleets;
}

/// Returns how dislodged fleets stopped an army: on the route that it wrote while another was ordered, on its
/// only route, on each of several, or on one of several where that is enough.
Rule PathReasons::brokenRoute(Province army, ProvinceSet sunk) const
{
    const ProvinceSet route = turn.convoyersOf[index(army)], left = route - sunk;
    const bool routeLeft = convoyPossible(turn.map(), left, army, turn.destination(army));
    if (turn.wholeWay.has(army) && (routeLeft || orderedFleets(army) != route)) return Rule::MoveWayDisrupted;
    if (turn.onlyOneRoute(army)) return Rule::MoveConvoyDisrupted;
    return routeLeft ? Rule::MoveRouteDisrupted : Rule::MoveRoutesDisrupted;
}

/// Returns why there was no route from the beginning, and the fleets of the written route that were not
/// ordered.
Rule PathReasons::missingRoute(Province army, ProvinceSet& missing) const
{
    const ProvinceSet fleets = orderedFleets(army);
    if (fleets.empty()) return Rule::MoveNoConvoy;
    if (writtenPath(turn.options).needed && as<Move>(turn.order(army))->scrambled)
        return Rule::MoveWayScrambled;
    const ProvinceSet way = turn.writtenWay(army);
    missing = way - fleets;
    return missing.empty() ? Rule::MoveNoRoute : Rule::MoveWayNotOrdered;
}

void PathReasons::blameConvoy(Rule rule, Province army, Finding& finding) const
{
    because(finding, rule, army);
    finding.cause = causeOfNoPath(army);
}

} // namespace chancery
