// SPDX-License-Identifier: GPL-3.0-or-later
// Why moves succeed and fail: what they overcame, what stopped them, and which way they went.
#include "engine/adjudicate/inquiry.h"
#include "engine/orders/convoy_routes.h"

#include <algorithm>
#include <cassert>

namespace chancery {

void Inquiry::explainMove(Province p, Finding& finding) const
{
    if (m.known.held.has(p)) return because(finding, Rule::MoveAllHold);
    if (m.known.path.no.has(p)) return explainNoPath(p, finding);
    explainAttempt(p, finding);
}

/// Records how a move with a path travels, and its attack strength.
inline void Inquiry::noteStrengths(Province p, ProvinceSet barred, Finding& finding) const
{
    if (walking.has(p))
        finding.passage = Passage::Land;
    else
        notePassage(p, finding);
    finding.mine = countSupports(p, barred, finding);
    finding.mineKind = StrengthKind::Attack;
}

void Inquiry::explainWalk(Province p, Finding& finding) const
{
    because(finding, Rule::MoveUnopposed);
    finding.passage = Passage::Land;
    finding.mine = countSupports(p, {}, finding);
    finding.mineKind = StrengthKind::Attack;
}

void Inquiry::explainUnopposed(Province p, Finding& finding) const
{
    because(finding, Rule::MoveUnopposed);
    noteStrengths(p, {}, finding);
}

void Inquiry::explainFollower(Province p, Finding& finding) const
{
    because(finding, rotates(p) ? Rule::MoveRotates : Rule::MoveFollows, turn.destination(p));
    noteStrengths(p, {}, finding);
}

// Against a unit of its own power a move has no strength; its reason is either that, or what would stop
// it even if the unit were a foreign one.
void Inquiry::explainStopped(Province p, Finding& finding) const
{
    const Province q = turn.destination(p);
    const ProvinceSet defenders = turn.ownUnits(q);
    const bool own = defenders.has(p), moves = turn.movers.has(q);
    because(finding, moves ? Rule::MoveBlocked : Rule::MoveHeld, q);
    noteStrengths(p, defenders.onlyIf(!own), finding);
    finding.ownUnit = own;
    finding.theirsKind = StrengthKind::Hold;
    finding.theirs = 1;
    if (moves)
        nameWhatStopsAhead(q, finding);
    else {
        finding.opposed = givenTo(q);
        finding.theirs = strength(q);
    }
    if (!own || finding.mine <= finding.theirs) return;
    finding.rule = Rule::MoveSelfDislodge;
    finding.ownUnit = false; // the reason says so
}

void Inquiry::explainAttempt(Province p, Finding& finding) const
{
    const bool rivalled = (turn.rivalled | turn.meetingOnTheWay).has(p);
    if (!rivalled && !turn.attacking.has(p)) return explainUnopposed(p, finding);
    if (turn.attacking.has(p)) explainResistance(p, finding);
    const Province q = turn.destination(p);
    const ProvinceSet defenders =
        turn.board.has(q) ? turn.ownUnits(q).onlyIf(finding.against == q) : ProvinceSet{};
    const bool own = defenders.has(p);
    noteStrengths(p, defenders.onlyIf(!own), finding);
    finding.ownUnit = own;
    assert(finding.mine == settledValue(own ? m.support(p) : m.attackStrength(p)));
    const Rivals rivals = rivalled ? strongestRivals(p) : Rivals{};
    const bool unrivalled = rivals.strength < finding.mine;
    if (own && unrivalled && finding.mine > finding.theirs) { // see `explainStopped`
        finding.rule = Rule::MoveSelfDislodge;
        finding.ownUnit = false;
    } else {
        noteRivals(rivals, p, finding);
        finding.rule = m.known.moves.yes.has(p) ? winning(p, finding) : losing(p, finding);
    }
    nameOpposed({}, finding);
    if (m.known.moves.yes.has(p)) return;
    if (!unrivalled) finding.also = stoppingRivals(p, finding.mine) - ProvinceSet{finding.against};
    if (finding.against == q && finding.theirsKind == StrengthKind::Hold && turn.movers.has(q))
        nameWhatStopsAhead(q, finding);
}

/// Records the strength with which the unit in the destination resists a move, unless that unit leaves.
void Inquiry::explainResistance(Province p, Finding& finding) const
{
    const Province q = turn.destination(p);
    const Answer opposed = m.headToHead(p);
    if (turn.facing.has(p)) finding.notHeadToHead = isConvoyed(p) || isConvoyed(q);
    if (opposed == Answer::No && m.known.moves.yes.has(q)) return;
    finding.against = q;
    finding.theirs = opposed == Answer::Yes ? strength(q) : holdStrength(q);
    finding.theirsKind = opposed == Answer::Yes ? StrengthKind::Defend : StrengthKind::Hold;
    assert(finding.theirs == settledValue(m.resistance(p)));
}

Inquiry::Rivals Inquiry::strongestRivals(Province p) const
{
    Rivals rivals;
    for (Province rival : m.rivalsOf(p) & m.known.path.yes) {
        const int strength = m.rivalStrength(rival, p).min;
        if (strength > rivals.strength) rivals = {{}, strength};
        if (strength == rivals.strength) rivals.units.add(rival);
    }
    return rivals;
}

/// Returns the rivals each of which keeps out a move with this attack strength.
ProvinceSet Inquiry::stoppingRivals(Province p, int attack) const
{
    ProvinceSet stopping;
    for (Province rival : m.rivalsOf(p) & m.known.path.yes)
        stopping.addIf(rival, m.rivalStrength(rival, p).min >= attack);
    return stopping;
}

/// Names the moves that stop a unit that failed to leave, or the last one of a row of units each of which
/// waits for the next; none if that row ends at a unit that stays. In a circle that another unit bounces this
/// is that other unit.
void Inquiry::nameWhatStopsAhead(Province ahead, Finding& finding) const
{
    ProvinceSet row;
    while (turn.movers.has(ahead) && !row.has(ahead)) {
        if ((m.known.path.no | m.known.held | m.ruled).has(ahead) || !m.known.moves.no.has(ahead)) return;
        row.add(ahead);
        const ProvinceSet stopping = stoppingRivals(ahead, m.support(ahead).min);
        if (!stopping.empty()) {
            finding.rival = decisiveOf(ahead, stopping);
            finding.also = stopping - ProvinceSet{finding.rival};
            return;
        }
        ahead = turn.destination(ahead);
    }
}

/// Names a rival as the reason if it is stronger than the occupant. An equal one counts where the occupant
/// merely failed to leave, since that failure may depend on this very move, as in a circle that another unit
/// bounces; and where the occupant is of the move's own power, any that keeps the move out by itself.
void Inquiry::noteRivals(const Rivals& rivals, Province p, Finding& finding) const
{
    const bool equalsCount =
        turn.movers.has(turn.destination(p)) && finding.theirsKind != StrengthKind::Defend;
    const int most = rivals.strength;
    const bool keepsOut = finding.ownUnit && most >= finding.mine;
    const bool outweighs = most > finding.theirs || (most == finding.theirs && equalsCount);
    if (most == 0 || !(keepsOut || outweighs)) return;
    finding.against = decisiveOf(p, rivals.units);
    finding.theirs = static_cast<std::uint8_t>(most);
    finding.theirsKind = StrengthKind::Prevent;
}

/// Returns one of several equal rivals: the one that succeeds, a foreign one that stays, an own one that
/// stays, or any. The choice must not depend on the numbers of provinces.
Province Inquiry::decisiveOf(Province p, ProvinceSet rivals) const
{
    const Province any = rivals.first();
    if (rivals == ProvinceSet{any}) return any;
    for (const ProvinceSet better : {m.known.moves.yes, turn.board.units - turn.ownUnits(p) - after.dislodged,
                                     turn.board.units - after.dislodged})
        if (const ProvinceSet chosen = rivals & better; !chosen.empty()) return chosen.first();
    return any;
}

Rule Inquiry::losing(Province p, const Finding& finding) const
{
    const bool weaker = finding.mine < finding.theirs;
    if (finding.theirsKind == StrengthKind::Defend)
        return weaker ? Rule::MoveHeadToHeadLost : Rule::MoveHeadToHead;
    if (finding.theirsKind != StrengthKind::Prevent)
        return turn.movers.has(turn.destination(p)) ? Rule::MoveBlocked : Rule::MoveHeld;
    if (weaker) return Rule::MoveOutdone;
    if (m.known.moves.yes.has(finding.against)) return Rule::MoveVoidAhead;
    if (after.dislodged.has(finding.against)) return Rule::MoveStandsOffLoser;
    return sameSide(p, finding.against) ? Rule::MoveStandsOffOwn : Rule::MoveStandsOff;
}

/// Returns whether the move is one of a circle in which all succeed. A unit of it may be strong enough to
/// move whatever the others do (DATC 6.C.2).
bool Inquiry::rotates(Province p) const
{
    Province q = turn.destination(p);
    for (std::size_t steps = 0; q != p && steps < maxProvinces; ++steps) {
        if (!m.known.moves.yes.has(q)) return false;
        q = turn.destination(q);
    }
    return q == p;
}

Rule Inquiry::winning(Province p, Finding& finding) const
{
    const Province q = turn.destination(p);
    const bool left = m.known.moves.yes.has(q);
    if (turn.board.has(q) && !left) finding.dislodges = q;
    if (left && turn.facing.has(p)) finding.exchanges = q;
    for (Province rival : m.rivalsOf(p) & m.known.path.yes)
        if (m.beatenOnTheWay(rival) == Answer::Yes) finding.powerless = rival;
    if (left && finding.exchanges == noProvince && rotates(p)) {
        if (finding.theirs == 0) finding.against = q;
        return Rule::MoveRotates;
    }
    switch (finding.theirsKind) {
    case StrengthKind::Hold:
        return Rule::MoveDislodges;
    case StrengthKind::Defend:
        return Rule::MoveBreaksThrough;
    case StrengthKind::Prevent:
        return sameSide(p, finding.against) ? Rule::MoveOutdoesOwn : Rule::MoveOutdoes;
    case StrengthKind::Attack:
    case StrengthKind::None:
        break;
    }
    return ruleWithoutResistance(p, finding);
}

/// Explains why nothing resisted a move.
Rule Inquiry::ruleWithoutResistance(Province p, Finding& finding) const
{
    const Province q = turn.destination(p);
    const ProvinceSet rivals = m.rivalsOf(p);
    if (finding.powerless != noProvince) {
        finding.against = finding.powerless;
        return Rule::MoveRivalVoid;
    }
    finding.against = rivals.empty() || finding.exchanges != noProvince ? q : rivals.first();
    if (finding.exchanges != noProvince) return Rule::MoveExchanges;
    if (rivals.empty()) return Rule::MoveFollows;
    finding.cause = causeOfNoPath(finding.against);
    return Rule::MoveRivalStranded;
}

/// Records how a move with a path travels.
void Inquiry::notePassage(Province p, Finding& finding) const
{
    finding.passage = passageOf(p);
    if (turn.unnamed.has(p) && reachesOnlyItsCoast(p)) finding.coast = CoastNote::OnlyOne;
    if (finding.passage == Passage::Sea || finding.passage == Passage::SeaByOrder) noteConvoy(p, finding);
}

/// Returns whether a fleet can reach no other coast of its destination.
bool Inquiry::reachesOnlyItsCoast(Province fleet) const
{
    const Location arrival = turn.arrival[index(fleet)];
    const auto& reach = turn.map().fleetReach[index(turn.board[fleet].at)];
    return std::ranges::none_of(turn.map()[turn.destination(fleet)].coasts,
                                [&](Location coast) { return coast != arrival && reach.has(coast); });
}

Passage Inquiry::passageOf(Province p) const
{
    if (!(m.known.bySea.yes | turn.seaOrLand | turn.carried).has(p)) return Passage::Land;
    if (m.known.bySea.yes.has(p)) {
        const bool near = turn.map().armyReach[index(p)].has(turn.destination(p));
        return near ? Passage::SeaByOrder : Passage::Sea;
    }
    if (turn.seaOrLand.has(p)) return onFoot(p);
    const bool wantsASwap = turn.options.adjacentConvoy == AdjacentConvoy::Recommended1971;
    return wantsASwap ? Passage::LandUnmet : Passage::LandByOrder;
}

/// Returns why an army that goes by convoy where it can goes by land: its convoy failed, was not ordered, or
/// is no route.
Passage Inquiry::onFoot(Province army) const
{
    if (convoyPossible(turn.map(), turn.convoyersOf[index(army)], army, turn.destination(army)))
        return Passage::LandInstead;
    return orderedFleets(army).empty() ? Passage::LandUnordered : Passage::LandNoRoute;
}

/// Names the fleets that convoy an army: one that is enough, or all that are left.
void Inquiry::noteConvoy(Province army, Finding& finding) const
{
    const ProvinceSet ordered = turn.fleetsOnRoutes(army), left = ordered - m.known.dislodged.yes;
    finding.routesWhole = left == ordered && ordered.several() && !turn.onlyOneRoute(army, ordered);
    finding.routeLeft = left != ordered && m.routeSurvives(army) == Answer::Yes;
    finding.fleets = finding.routeLeft ? left : ordered;
    const auto& beside = turn.map().seasTouching;
    const ProvinceSet enough = finding.fleets & beside[index(army)] & beside[index(turn.destination(army))];
    if (!turn.wholeWay.has(army) && !enough.empty()) finding.fleets = {enough.first()};
}

/// Explains a move without a path: its convoy was not ordered, or failed.
void Inquiry::explainNoPath(Province army, Finding& finding) const
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
    finding.idle = finding.counted;
    finding.counted = {};
}

Rule Inquiry::causeOfNoPath(Province army) const
{
    Finding finding;
    explainNoPath(army, finding);
    return finding.rule;
}

/// Returns the fleets that were ordered to convoy an army, on its written route or not.
ProvinceSet Inquiry::orderedFleets(Province army) const
{
    ProvinceSet fleets;
    for (Province fleet : turn.convoyers) fleets.addIf(fleet, turn.helped[index(fleet)] == army);
    return fleets;
}

/// Returns how dislodged fleets stopped an army: on the route that it wrote while another was ordered, on its
/// only route, on each of several, or on one of several where that is enough.
Rule Inquiry::brokenRoute(Province army, ProvinceSet sunk) const
{
    const ProvinceSet route = turn.convoyersOf[index(army)], left = route - sunk;
    const bool routeLeft = convoyPossible(turn.map(), left, army, turn.destination(army));
    if (turn.wholeWay.has(army) && (routeLeft || orderedFleets(army) != route)) return Rule::MoveWayDisrupted;
    if (turn.onlyOneRoute(army)) return Rule::MoveConvoyDisrupted;
    return routeLeft ? Rule::MoveRouteDisrupted : Rule::MoveRoutesDisrupted;
}

/// Returns why there was no route from the beginning, and the fleets of the written route that were not
/// ordered.
Rule Inquiry::missingRoute(Province army, ProvinceSet& missing) const
{
    const ProvinceSet fleets = orderedFleets(army);
    if (fleets.empty()) return Rule::MoveNoConvoy;
    if (writtenPath(turn.options).needed && as<Move>(turn.order(army))->scrambled)
        return Rule::MoveWayScrambled;
    const ProvinceSet way = turn.writtenWay(army);
    missing = way - fleets;
    return missing.empty() ? Rule::MoveNoRoute : Rule::MoveWayNotOrdered;
}

} // namespace chancery
