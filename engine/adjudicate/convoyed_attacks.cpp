// SPDX-License-Identifier: GPL-3.0-or-later
// Combines answers of which some are not known yet.
#include "engine/adjudicate/convoyed_attacks.h"

#include "engine/orders/convoy_routes.h"

namespace chancery {

namespace {

Answer answerFor(const Decision& decision, Province p)
{
    return decision.yes.has(p) ? Answer::Yes : decision.no.has(p) ? Answer::No : Answer::Unknown;
}

Answer negation(Answer answer)
{
    return answer == Answer::Unknown ? answer : answer == Answer::Yes ? Answer::No : Answer::Yes;
}

Answer either(Answer a, Answer b)
{
    if (a == Answer::Yes || b == Answer::Yes) return Answer::Yes;
    return a == Answer::No && b == Answer::No ? Answer::No : Answer::Unknown;
}

Answer both(Answer a, Answer b)
{
    return negation(either(negation(a), negation(b)));
}

} // namespace

/// DATC 4.A.1: one surviving route is enough, or every route must survive. A written route must survive as a
/// whole.
Answer ConvoyedAttacks::routeSurvives(Province army, Province without) const
{
    const Province to = turn.destination(army);
    ProvinceSet fleets = turn.convoyersOf[index(army)] - known.paradox;
    if (without != noProvince) fleets.remove(without);
    const bool written = turn.wholeWay.has(army);
    if ((written || turn.options.multiRoute == MultiRoute::AnyRoute) && without == noProvince) {
        const ProvinceSet needed = turn.fleetsOnRoutes(army);
        if (needed.empty() || !fleets.contains(needed) || !(needed & known.dislodged.yes).empty())
            return Answer::No;
        return known.dislodged.no.contains(needed) ? Answer::Yes : Answer::Unknown;
    }
    const ProvinceSet safe = fleets & known.dislodged.no;
    if (convoyPossible(turn.map(), safe, army, to)) return Answer::Yes;
    if (safe == fleets) return Answer::No;
    const bool hope = convoyPossible(turn.map(), fleets - known.dislodged.yes, army, to);
    return hope ? Answer::Unknown : Answer::No;
}

Answer ConvoyedAttacks::spared(Province attacker, Province supporter) const
{
    const Province into = turn.aim[index(supporter)];
    const Answer sails = answerFor(known.bySea, attacker);
    const bool carriesIt = turn.convoyersOf[index(attacker)].has(into);
    const bool intoMove = turn.movers.has(turn.helped[index(supporter)]);
    switch (turn.handling.spared) {
    case Spared::AttackOnItsFleet:
        return carriesIt && intoMove ? sails : Answer::No;
    case Spared::ActionAtAnyFleet:
        return turn.convoyers.has(into) ? sails : Answer::No;
    case Spared::AttackOnNeededFleet:
        return carriesIt && intoMove ? both(sails, negation(routeSurvives(attacker, into))) : Answer::No;
    case Spared::None:
        break;
    }
    return Answer::No;
}

/// Brannan's rule: an army meets the unit that moves out against the last fleet of its convoy, and the winner
/// decides whether that fleet is dislodged (DATC 4.A.4, 6.F.30).
Interval ConvoyedAttacks::strengthOnTheWay(Province rival, Province mover) const
{
    if (turn.metOnTheWay[index(mover)] != rival || !turn.bySea.has(rival)) return preventStrength(rival);
    const ProvinceSet last{turn.destination(mover)};
    const ProvinceSet fleets = turn.convoyersOf[index(rival)] - known.paradox;
    const auto carriedBy = [&](ProvinceSet others) {
        return convoyPossible(turn.map(), fleets & (others | last), rival, turn.destination(rival));
    };
    const Interval strength = support(rival);
    return {carriedBy(known.dislodged.no) ? strength.min : 0,
            carriedBy(fleets - known.dislodged.yes) ? strength.max : 0};
}

/// An army that may go by land attacks in any case, but must not decide about its own convoy by that attack.
/// Whether it goes by sea is decided first (DATC 6.G.11).
bool ConvoyedAttacks::mustChooseFirst(Province attacker, Province supporter) const
{
    const bool carriedFromTarget = turn.convoyersOf[index(attacker)].has(turn.aim[index(supporter)]);
    return carriedFromTarget && turn.seaOrLand.has(attacker) &&
           answerFor(known.bySea, attacker) == Answer::Unknown;
}

Answer ConvoyedAttacks::cuts(Province attacker, Province supporter) const
{
    const bool foreign = !turn.ownUnits(supporter).has(attacker);
    const bool fromTarget = turn.comesFromTarget(attacker, supporter);
    const Answer attacks = isUndeterred(attacker) ? Answer::Yes : answerFor(known.path, attacker);
    const Answer arrives = foreign && !fromTarget ? attacks : Answer::No;
    const bool dislodgingCounts = !turn.uncutByTarget.has(supporter) || !fromTarget;
    const Answer dislodges = dislodgingCounts ? answerFor(known.moves, attacker) : Answer::No;
    const Answer strikes = either(arrives, dislodges);
    if (strikes == Answer::No) return strikes;
    if (mustChooseFirst(attacker, supporter)) return Answer::Unknown;
    return both(strikes, negation(spared(attacker, supporter)));
}

Answer ConvoyedAttacks::isCut(Province supporter) const
{
    Answer cut = Answer::No;
    for (Province attacker : turn.attackersOf(supporter)) cut = either(cut, cuts(attacker, supporter));
    return cut;
}

} // namespace chancery
