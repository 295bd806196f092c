// SPDX-License-Identifier: GPL-3.0-or-later
// A movement with some results given beforehand. Answers that follow from them at once are given too: no
// other unit can enter the destination of a ruled move. The rest is resolved as usual.
#include "engine/adjudicate/ruled.h"

#include "engine/adjudicate/movement.h"

namespace chancery {

namespace {

void overrule(Decision& question, ProvinceSet& open, ProvinceSet yes, ProvinceSet no)
{
    question.yes = (question.yes - no) | yes;
    question.no = (question.no - yes) | no;
    open -= yes | no;
}

/// The moves that are ruled to succeed, and those that therefore cannot.
struct RuledMoves
{
    RuledMoves(const Turn& theTurn, const RuledResults& results)
        : turn(theTurn)
    {
        const ProvinceSet staying = turn.board.units - turn.movers;
        fail = results.succeeds.no & turn.movers;
        for (Province unit : results.dislodged.no& staying) fail |= turn.attackersOf(unit);
        for (Province mover : results.succeeds.yes& turn.movers) allow(mover);
        for (Province unit : results.dislodged.yes& staying)
            if (const ProvinceSet attackers = turn.attackersOf(unit); attackers.size() == 1)
                allow(attackers.first());
        for (Province mover : succeed) fail |= excludedBy(mover);
        fail -= succeed;
    }

    const Turn& turn;
    ProvinceSet succeed, fail;

private:
    void allow(Province mover)
    {
        const bool taken = !(turn.attackersOf(turn.destination(mover)) & succeed).empty();
        succeed.addIf(mover, !taken && !fail.has(mover));
    }

    /// Returns the rivals of a ruled move, and the unit that comes the opposite way unless one of them surely
    /// goes by sea.
    ProvinceSet excludedBy(Province mover) const
    {
        const Province to = turn.destination(mover);
        ProvinceSet excluded = turn.attackersOf(to);
        excluded.addIf(to, turn.facing.has(mover) && !turn.bySea.has(mover) && !turn.bySea.has(to));
        return excluded;
    }
};

} // namespace

void RuledResults::rule(Province unit, RuledResult result)
{
    const auto settle = [unit](Decision& decision, bool yes) {
        (yes ? decision.no : decision.yes).remove(unit);
        decision.settle(unit, yes);
    };
    switch (result) {
    case RuledResult::Succeeds:
    case RuledResult::Fails:
        return settle(succeeds, result == RuledResult::Succeeds);
    case RuledResult::Given:
    case RuledResult::Cut:
        return settle(given, result == RuledResult::Given);
    case RuledResult::Available:
    case RuledResult::Disrupted:
        return settle(available, result == RuledResult::Available);
    case RuledResult::Stands:
    case RuledResult::Dislodged:
        return settle(dislodged, result == RuledResult::Dislodged);
    }
}

Movement::Movement(const Turn& theTurn, const RuledResults& results)
    : Movement(theTurn)
{
    if (results.empty()) return;
    const RuledMoves moves(turn, results);
    overrule(known.moves, open.moves, moves.succeed, moves.fail);
    overrule(known.path, open.path, moves.succeed, {});
    const ProvinceSet given = results.given.yes & turn.supporters, cut = results.given.no & turn.supporters;
    overrule(known.given, open.given, given, cut);
    const ProvinceSet disrupted = results.available.no & turn.convoyers,
                      available = results.available.yes & turn.convoyers;
    overrule(known.dislodged, open.dislodged, disrupted, available);
    const ProvinceSet settled = results.dislodged.yes | results.dislodged.no;
    const ProvinceSet holding = turn.board.units - turn.movers - turn.supporters - turn.convoyers;
    ruled = moves.succeed | moves.fail | given | cut | disrupted | available | (settled & holding);
}

} // namespace chancery
