// SPDX-License-Identifier: GPL-3.0-or-later
// Why moves succeed and fail: what they overcame, and what stopped them.
#include "engine/adjudicate/explain_moves.h"

#include <cassert>

namespace chancery {

void MoveReasons::explainMove(Province p, Finding& finding) const
{
    if (m.known.held.has(p)) return because(finding, Rule::MoveAllHold);
    if (m.known.path.no.has(p)) return explainNoPath(p, finding);
    explainAttempt(p, finding);
}

void MoveReasons::explainNoPath(Province army, Finding& finding) const
{
    paths_.explainNoPath(army, finding);
    const bool isDisrupted =
        finding.rule >= Rule::MoveConvoyDisrupted && finding.rule <= Rule::MoveWayDisrupted;
    if (isDisrupted) rivalry_.nameDisruption(army, finding);
}

/// Records how a move with a path travels, and its attack strength.
inline void MoveReasons::noteStrengths(Province p, ProvinceSet barred, Finding& finding) const
{
    if (walking.has(p))
        finding.passage = Passage::Land;
    else
        paths_.notePassage(p, finding);
    finding.mine = countSupports(p, barred, finding);
    finding.mineKind = StrengthKind::Attack;
}

void MoveReasons::explainWalk(Province p, Finding& finding) const
{
    because(finding, Rule::MoveUnopposed);
    finding.passage = Passage::Land;
    finding.mine = countSupports(p, {}, finding);
    finding.mineKind = StrengthKind::Attack;
}

void MoveReasons::explainUnopposed(Province p, Finding& finding) const
{
    because(finding, Rule::MoveUnopposed);
    noteStrengths(p, {}, finding);
}

void MoveReasons::explainFollower(Province p, Finding& finding) const
{
    because(finding, rotates(p) ? Rule::MoveRotates : Rule::MoveFollows, turn.destination(p));
    noteStrengths(p, {}, finding);
}

// Against a unit of its own power a move has no strength; its reason is either that, or what would stop
// it even if the unit were a foreign one.
void MoveReasons::explainStopped(Province p, Finding& finding) const
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
        rivalry_.nameStops(p, finding);
    else {
        finding.opposed = givenTo(q);
        finding.theirs = strength(q);
    }
    if (!own || finding.mine <= finding.theirs) return;
    finding.rule = Rule::MoveSelfDislodge;
    finding.ownUnit = false; // the reason says so
}

void MoveReasons::explainAttempt(Province p, Finding& finding) const
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
    finding.occupied = rivalled && finding.against == q && !m.known.moves.yes.has(q);
    assert(finding.mine == settledValue(own ? m.support(p) : m.attackStrength(p)));
    const Rivals rivals = rivalled ? rivalry_.strongest(p) : Rivals{};
    const bool unrivalled = rivals.strength < finding.mine;
    if (own && unrivalled && finding.mine > finding.theirs) { // see `explainStopped`
        finding.rule = Rule::MoveSelfDislodge;
        finding.ownUnit = false;
    } else {
        noteRivals(rivals, p, finding);
        finding.rule = m.known.moves.yes.has(p) ? winning(p, finding) : losing(p, finding);
    }
    nameOpposed({}, finding);
    if (!m.known.moves.yes.has(p)) rivalry_.nameStops(p, finding);
}

/// Records the strength with which the unit in the destination resists a move, unless that unit leaves.
void MoveReasons::explainResistance(Province p, Finding& finding) const
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

/// Names a rival as the reason if it is stronger than the occupant. An equal one counts where the occupant
/// merely failed to leave, since that failure may depend on this very move, as in a circle that another unit
/// bounces; and where the occupant is of the move's own power, any that keeps the move out by itself. One
/// that does so only while supports do not count against the occupant is not the reason.
void MoveReasons::noteRivals(const Rivals& rivals, Province p, Finding& finding) const
{
    const bool equalsCount =
        turn.movers.has(turn.destination(p)) && finding.theirsKind != StrengthKind::Defend;
    const int most = rivals.strength;
    const bool keepsOut = finding.ownUnit && most >= finding.mine;
    const bool outweighs = most > finding.theirs || (most == finding.theirs && equalsCount);
    const bool byOccupant = finding.mine <= finding.theirs && most < finding.mine + finding.barred.size();
    if (most == 0 || byOccupant || !(keepsOut || outweighs)) return;
    finding.against = rivalry_.decisiveOf(p, rivals.units);
    finding.theirs = static_cast<std::uint8_t>(most);
    finding.theirsKind = StrengthKind::Prevent;
}

Rule MoveReasons::losing(Province p, const Finding& finding) const
{
    const bool weaker = finding.mine < finding.theirs;
    if (finding.theirsKind == StrengthKind::Defend)
        return weaker ? Rule::MoveHeadToHeadLost : Rule::MoveHeadToHead;
    if (finding.theirsKind != StrengthKind::Prevent)
        return turn.movers.has(turn.destination(p)) ? Rule::MoveBlocked : Rule::MoveHeld;
    if (weaker) return sameSide(p, finding.against) ? Rule::MoveOutdoneOwn : Rule::MoveOutdone;
    if (m.known.moves.yes.has(finding.against)) return Rule::MoveVoidAhead;
    if (after.dislodged.has(finding.against)) return Rule::MoveStandsOffLoser;
    return sameSide(p, finding.against) ? Rule::MoveStandsOffOwn : Rule::MoveStandsOff;
}

/// Returns whether the move is one of a circle in which all succeed. A unit of it may be strong enough to
/// move whatever the others do (DATC 6.C.2).
bool MoveReasons::rotates(Province p) const
{
    Province q = turn.destination(p);
    for (std::size_t steps = 0; q != p && steps < maxProvinces; ++steps) {
        if (!m.known.moves.yes.has(q)) return false;
        q = turn.destination(q);
    }
    return q == p;
}

Rule MoveReasons::winning(Province p, Finding& finding) const
{
    const Province q = turn.destination(p);
    const bool left = m.known.moves.yes.has(q);
    if (turn.board.has(q) && !left) finding.dislodges = q;
    if (left && turn.facing.has(p)) finding.exchanges = q;
    if (left && !couldDislodge(p, q)) finding.makesRoom = q;
    for (Province rival : m.rivalsOf(p) & m.contenders())
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
Rule MoveReasons::ruleWithoutResistance(Province p, Finding& finding) const
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
    finding.cause = paths_.causeOfNoPath(finding.against);
    return Rule::MoveRivalStranded;
}

/// Explains a ruled result. A move that a ruling makes impossible names the unit of that ruling, unless it
/// had no path anyway.
void MoveReasons::explainRuled(Province p, Finding& finding) const
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

} // namespace chancery
