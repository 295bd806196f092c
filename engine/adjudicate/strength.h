// SPDX-License-Identifier: GPL-3.0-or-later
// The four strengths of DATC 5.B, as far as they are known. Asked so often that they must be inline.
#pragma once

#include "engine/adjudicate/decisions.h"
#include "engine/adjudicate/turn.h"

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
    bool headToHead(Province mover) const
    {
        return turn.facing(mover) && !turn.bySea.has(mover) && !turn.bySea.has(turn.destination(mover));
    }

    // DATC 5.B.4: nothing without a path; all supports against a space that is empty or being left; none
    // against a unit of the same power; otherwise without the supports of the power attacked.
    Interval attackStrength(Province mover) const
    {
        const Province q = turn.destination(mover);
        Interval strength = support(mover);
        if (turn.board.has(q)) {
            const bool leaves = turn.movers.has(q) && !headToHead(mover);
            const bool surelyLeaves = leaves && known.moves.yes.has(q);
            const bool surelyStays = !leaves || known.moves.no.has(q);
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
        if (!headToHead(mover)) return strength;
        const Province opponent = turn.destination(mover);
        if (known.moves.yes.has(opponent)) return {};
        if (!known.moves.no.has(opponent)) strength.min = 0;
        return strength;
    }

    // DATC 5.B.7
    Interval defendStrength(Province mover) const { return support(mover); }

    /// What `mover` has to beat in the space itself.
    Interval resistance(Province mover) const
    {
        const Province q = turn.destination(mover);
        return headToHead(mover) ? defendStrength(q) : holdStrength(q);
    }

    ProvinceSet rivalsOf(Province mover) const
    {
        ProvinceSet rivals = turn.attackers[index(turn.destination(mover))];
        rivals.remove(mover);
        return rivals;
    }

private:
    Interval withPath(Province mover, Interval strength) const
    {
        return {known.path.yes.has(mover) ? strength.min : 0, known.path.no.has(mover) ? 0 : strength.max};
    }
};

} // namespace chancery
