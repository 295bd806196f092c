// SPDX-License-Identifier: GPL-3.0-or-later
// The four strengths of DATC 5.B, as far as they are known. Asked so often that they must be inline.
#pragma once

#include "engine/adjudicate/decisions.h"
#include "engine/adjudicate/turn.h"

#include <algorithm>

namespace chancery {

/// Strengths in a turn of which some answers are known.
class Strengths
{
public:
    explicit Strengths(const Turn& theTurn)
        : turn(theTurn)
    {
    }

    const Turn& turn;
    Decisions known;

    /// One for the unit itself and one for each support.
    Interval support(Province unit, ProvinceSet discounted = {}) const
    {
        if (!turn.supported.has(unit)) return {1, 1};
        const ProvinceSet supporters = turn.supportersOf[index(unit)] - discounted;
        return {1 + (supporters & known.given.yes).size(), // surely given
                1 + (supporters - known.given.no).size()}; // not yet surely cut
    }

    /// Two units that move at each other, both over land (DATC 5.B.10).
    Answer headToHead(Province mover) const
    {
        if (!turn.facing(mover)) return Answer::No;
        const Province opponent = turn.destination(mover);
        if (known.bySea.yes.has(mover) || known.bySea.yes.has(opponent)) return Answer::No;
        const bool bothOverLand = known.bySea.no.has(mover) && known.bySea.no.has(opponent);
        return bothOverLand ? Answer::Yes : Answer::Unknown;
    }

    // DATC 5.B.4: nothing without a path; all supports against a space that is empty or being left; none
    // against a unit of the same power; otherwise without the supports of the power attacked.
    Interval attackStrength(Province mover) const
    {
        const Province q = turn.destination(mover);
        Interval strength = support(mover);
        if (turn.board.has(q)) {
            const Answer battle = turn.movers.has(q) ? headToHead(mover) : Answer::Yes;
            const bool surelyLeaves = battle == Answer::No && known.moves.yes.has(q);
            const bool surelyStays = battle == Answer::Yes || known.moves.no.has(q);
            if (!surelyLeaves) {
                const ProvinceSet theirs = turn.ownUnits(q);
                const Interval staying = theirs.has(mover) ? Interval{} : support(mover, theirs);
                strength = {staying.min, surelyStays ? staying.max : strength.max};
            }
        }
        return withPath(mover, strength);
    }

    // DATC 5.B.5: an empty space offers no resistance, a unit that leaves none, one that tried and failed
    // only itself.
    Interval holdStrength(Province p) const
    {
        if (!turn.board.has(p)) return {};
        if (!turn.movers.has(p)) return support(p);
        return {known.moves.no.has(p) ? 1 : 0, known.moves.yes.has(p) ? 0 : 1};
    }

    // DATC 5.B.6: nothing without a path; nothing if it loses a head-to-head battle.
    Interval preventStrength(Province mover) const
    {
        Interval strength = withPath(mover, support(mover));
        const Answer beaten = beatenOnTheWay(mover);
        if (beaten == Answer::Yes) return {};
        if (beaten == Answer::Unknown) strength.min = 0;
        return strength;
    }

    // DATC 5.B.7
    Interval defendStrength(Province mover) const { return support(mover); }

    /// What `mover` has to beat in the space itself.
    Interval resistance(Province mover) const
    {
        const Province q = turn.destination(mover);
        const Answer battle = headToHead(mover);
        if (battle == Answer::No) return holdStrength(q);
        const Interval defend = defendStrength(q);
        if (battle == Answer::Yes) return defend;
        const Interval hold = holdStrength(q);
        return {std::min(hold.min, defend.min), std::max(hold.max, defend.max)};
    }

    /// Who else must be beaten: everyone who wants the space, and whoever an army meets at sea under Brannan's rule.
    ProvinceSet rivalsOf(Province mover) const
    {
        ProvinceSet rivals = turn.attackers[index(turn.destination(mover))];
        if (turn.meeting.has(mover)) rivals.add(turn.met[index(mover)]);
        rivals.remove(mover);
        return rivals;
    }

private:
    /// Whether the unit that comes the opposite way takes the strength from `mover` (DATC 4.A.7, 5.B.6).
    Answer beatenOnTheWay(Province mover) const
    {
        const Answer battle = headToHead(mover);
        if (battle == Answer::No) return turn.yielding.has(mover) ? dislodgedFromAhead(mover) : Answer::No;
        if (turn.steadfast.has(mover)) return Answer::No;
        const Province opponent = turn.destination(mover);
        if (known.moves.no.has(opponent)) return Answer::No;
        return battle == Answer::Yes && known.moves.yes.has(opponent) ? Answer::Yes : Answer::Unknown;
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
