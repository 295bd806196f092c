// SPDX-License-Identifier: GPL-3.0-or-later
// The four strengths of DATC 5.B, as far as known. They are inline because they are needed so often.
#pragma once

#include "engine/adjudicate/decisions.h"
#include "engine/adjudicate/turn.h"

#include <algorithm>

namespace chancery {

/// Works out strengths in a turn from the answers known so far.
class Strengths
{
public:
    /// Starts without answers; the turn must outlive this.
    explicit Strengths(const Turn& theTurn)
        : turn(theTurn)
    {
    }

    const Turn& turn; ///< the orders
    Decisions known;  ///< the answers so far

    /// Returns 1 for the unit itself and 1 for each of its supports except `discounted`. As a call of its own
    /// it makes a phase 5 % slower, so no compiler is left to choose.
    [[gnu::always_inline]] Interval support(Province unit, ProvinceSet discounted = {}) const
    {
        if (!turn.supported.has(unit)) return {1, 1};
        const ProvinceSet supporters = turn.supportersOf[index(unit)] - discounted,
                          given = supporters & known.given.yes,
                          doubtful = supporters - known.given.no - given;
        const int sure = 1 + given.size();
        return {sure, doubtful.empty() ? sure : sure + doubtful.size()}; // not yet surely cut
    }

    /// Returns whether this unit and that in its destination move at each other, both over land (DATC
    /// 5.B.10).
    Answer headToHead(Province mover) const
    {
        if (!turn.facing.has(mover)) return Answer::No;
        const Province opponent = turn.destination(mover);
        if (known.bySea.yes.has(mover) || known.bySea.yes.has(opponent)) return Answer::No;
        const bool bothOverLand = known.bySea.no.has(mover) && known.bySea.no.has(opponent);
        return bothOverLand ? Answer::Yes : Answer::Unknown;
    }

    /// Returns the attack strength (DATC 5.B.4): 0 without a path, all supports against a province that is
    /// empty or being left, 0 against a unit of the same power that stays, otherwise without the supports of
    /// the power attacked.
    Interval attackStrength(Province mover) const { return attackStrength(mover, headToHead(mover)); }
    /// As above, where it is known whether there is a head-to-head battle.
    Interval attackStrength(Province mover, Answer battle) const
    {
        const Province q = turn.destination(mover);
        const Interval strength = support(mover);
        if (!turn.board.has(q)) return withPath(mover, strength);
        const bool moves = turn.movers.has(q),
                   leaves = moves && battle == Answer::No && known.moves.yes.has(q);
        if (leaves) return withPath(mover, strength);
        const bool stays = !moves || battle == Answer::Yes || known.moves.no.has(q);
        const Interval staying = againstUnit(mover, q, strength);
        return withPath(mover, {staying.min, stays ? staying.max : strength.max});
    }

    /// Returns the hold strength (DATC 5.B.5): 0 of an empty province or a unit that leaves, 1 of a unit that
    /// tried to leave and failed, otherwise with supports.
    Interval holdStrength(Province p) const
    {
        if (!turn.board.has(p)) return {};
        if (!turn.movers.has(p)) return support(p);
        return {known.moves.no.has(p) ? 1 : 0, known.moves.yes.has(p) ? 0 : 1};
    }

    /// Returns whether a move counts in its destination even if its convoy is disrupted (Twenty 9.a.1, 13,
    /// 14).
    bool isUndeterred(Province mover) const { return turn.undeterred.has(mover) && !known.held.has(mover); }
    /// Returns the movers that keep others out and cut support in their destination, as far as known: those
    /// with a path, and those that need none for it.
    ProvinceSet contenders() const { return known.path.yes | (turn.undeterred - known.held); }

    /// Returns the prevent strength (DATC 5.B.6): 0 without a path, unless the rulebook lets a disrupted army
    /// bounce others, or after losing a head-to-head battle.
    Interval preventStrength(Province mover) const
    {
        Interval strength = isUndeterred(mover) ? support(mover) : withPath(mover, support(mover));
        const Answer beaten = beatenOnTheWay(mover);
        if (beaten == Answer::Yes) return {};
        if (beaten == Answer::Unknown) strength.min = 0;
        return strength;
    }

    /// Returns the defend strength in a head-to-head battle (DATC 5.B.7).
    Interval defendStrength(Province mover) const { return support(mover); }

    /// Returns what `mover` must exceed in its destination: the hold strength, or the defend strength head to
    /// head.
    Interval resistance(Province mover) const { return resistance(mover, headToHead(mover)); }
    /// As above, where it is known whether there is a head-to-head battle.
    Interval resistance(Province mover, Answer battle) const
    {
        const Province q = turn.destination(mover);
        if (battle == Answer::No) return holdStrength(q);
        const Interval defend = defendStrength(q);
        if (battle == Answer::Yes) return defend;
        const Interval hold = holdStrength(q);
        return {std::min(hold.min, defend.min), std::max(hold.max, defend.max)};
    }

    /// Returns the other units that a move must beat: all that move to the same province, and under Brannan's
    /// rule the one that an army meets at sea.
    ProvinceSet rivalsOf(Province mover) const
    {
        ProvinceSet rivals = turn.attackers[index(turn.destination(mover))];
        if (turn.meetingOnTheWay.has(mover)) rivals.add(turn.metOnTheWay[index(mover)]);
        rivals.remove(mover);
        return rivals;
    }

    /// Returns whether the unit that comes the opposite way takes the prevent strength from `mover` (DATC
    /// 4.A.7, 5.B.6).
    Answer beatenOnTheWay(Province mover) const
    {
        const Answer battle = headToHead(mover);
        if (battle == Answer::No)
            return turn.powerlessIfDislodged.has(mover) ? dislodgedFromAhead(mover) : Answer::No;
        if (turn.bouncersThoughBeaten.has(mover)) return Answer::No;
        const Province opponent = turn.destination(mover);
        if (known.moves.no.has(opponent)) return Answer::No;
        return battle == Answer::Yes && known.moves.yes.has(opponent) ? Answer::Yes : Answer::Unknown;
    }

private:
    /// Returns the attack strength against the unit in `q`, which stays; `strength` is that of all supports.
    Interval againstUnit(Province mover, Province q, Interval strength) const
    {
        const ProvinceSet theirs = turn.ownUnits(q);
        if (theirs.has(mover)) return {};
        if (!turn.supported.has(mover) || (turn.supportersOf[index(mover)] & theirs).empty()) return strength;
        return support(mover, theirs);
    }

    Answer dislodgedFromAhead(Province mover) const
    {
        const Province opponent = turn.destination(mover);
        if (known.moves.no.has(opponent) || known.moves.yes.has(mover)) return Answer::No;
        return known.moves.yes.has(opponent) && known.moves.no.has(mover) ? Answer::Yes : Answer::Unknown;
    }

    Interval withPath(Province mover, Interval strength) const
    {
        return {known.path.yes.has(mover) ? strength.min : 0, known.path.no.has(mover) ? 0 : strength.max};
    }
};

} // namespace chancery
