// SPDX-License-Identifier: GPL-3.0-or-later
// The words of DATC 4.E.2. A few of them depend on the reason.
#include "engine/adjudicate/verdict.h"

#include "engine/adjudicate/explain.h"

namespace chancery {

namespace {

Verdict ruledVerdict(const Movement& m, Province p)
{
    if (m.turn.movers.has(p)) return m.known.moves.yes.has(p) ? Verdict::Succeeds : Verdict::Fails;
    if (m.turn.supporters.has(p)) return m.known.given.yes.has(p) ? Verdict::Given : Verdict::Cut;
    if (!m.turn.convoyers.has(p)) return Verdict::Stands;
    return m.known.dislodged.yes.has(p) ? Verdict::Disrupted : Verdict::Available;
}

/// Returns whether an army never set out because of how its convoy was ordered.
bool neverBegan(Rule rule)
{
    return rule == Rule::MoveNoConvoy || rule == Rule::MoveNoRoute || rule == Rule::MoveWayNotOrdered ||
           rule == Rule::MoveWayScrambled || rule == Rule::MoveRouteUnwritten;
}

} // namespace

Verdict verdictOf(const Movement& m, Rule rule, Province p)
{
    const Turn& turn = m.turn;
    if (rule == Rule::Ruled) return ruledVerdict(m, p);
    if (turn.movers.has(p)) {
        if (m.known.moves.yes.has(p)) return Verdict::Succeeds;
        return neverBegan(rule) ? Verdict::Invalid : Verdict::Fails;
    }
    if (turn.supporters.has(p)) return m.known.given.yes.has(p) ? Verdict::Given : Verdict::Cut;
    if (turn.convoyers.has(p)) {
        const bool disrupted = rule == Rule::ConvoyDislodged || rule == Rule::ConvoyParadox;
        return disrupted ? Verdict::Disrupted : Verdict::Available;
    }
    return (turn.unmatched | turn.idle).has(p) ? Verdict::Invalid : Verdict::Stands;
}

ProvinceSet inDoubt(const Aftermath& after)
{
    const Movement& m = after.movement;
    const ProvinceSet failed = m.circle.empty() ? after.dislodged | m.known.paradox : m.turn.convoyers;
    return (m.turn.movers & m.known.path.no) | (m.turn.convoyers & failed) | m.ruled;
}

UnitResult unitResultOf(const Aftermath& after, Province unit)
{
    UnitResult result;
    if (after.dislodged.has(unit))
        result.fate = after.retreatsOpenTo(unit).empty() ? Fate::Destroyed : Fate::Dislodged;
    const Rule rule = inDoubt(after).has(unit) ? explain(after, unit).rule : Rule::None;
    const bool illegal = after.movement.turn.misordered.has(unit);
    result.verdict = illegal ? Verdict::Illegal : verdictOf(after.movement, rule, unit);
    return result;
}

} // namespace chancery
