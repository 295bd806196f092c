// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the answers that follow from ruled results.
#include "engine/adjudicate/ruled.h"

#include "engine/adjudicate/turn.h"

namespace chancery {

namespace {

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

RuledAnswers ruledAnswers(const Turn& turn, const RuledResults& results)
{
    const RuledMoves moves(turn, results);
    RuledAnswers answers;
    answers.moves = {moves.succeed, moves.fail};
    answers.given = {results.given.yes & turn.supporters, results.given.no & turn.supporters};
    answers.dislodged = {results.available.no & turn.convoyers, results.available.yes & turn.convoyers};
    for (const Decision& decision : {answers.moves, answers.given, answers.dislodged})
        answers.units |= decision.yes | decision.no;
    const ProvinceSet holding = turn.board.units - turn.movers - turn.supporters - turn.convoyers;
    answers.units |= (results.dislodged.yes | results.dislodged.no) & holding;
    return answers;
}

} // namespace chancery
