// SPDX-License-Identifier: GPL-3.0-or-later
// Deciding a movement phase by partial information: strengths are intervals, answers are only ever added.
#pragma once

#include "engine/adjudicate/decisions.h"
#include "engine/adjudicate/turn.h"

namespace chancery {

class Movement
{
public:
    explicit Movement(const Turn& turn);

    /// Answers every question.
    void resolve();

    const Turn& turn;
    Decisions known;
    Questions open; ///< not answered yet

    // strength.cpp: DATC 5.B.4 to 5.B.7
    Interval support(Province unit, ProvinceSet discounted = {}) const;
    Interval attackStrength(Province mover) const;
    Interval holdStrength(Province p) const;
    Interval preventStrength(Province mover) const;
    Interval defendStrength(Province mover) const { return support(mover); }
    /// Two units that move at each other, both over land (5.B.10).
    bool headToHead(Province mover) const;
    /// What `mover` has to beat in the space itself.
    Interval resistance(Province mover) const;
    ProvinceSet rivalsOf(Province mover) const;

private:
    bool sweep();
    void settleObvious();
    void decidePath(Province army);
    void decideSupport(Province unit);
    void decideDislodge(Province fleet);
    void decideMove(Province mover);
};

/// The smallest set of open questions that wait only for one another (DATC 5.B.9); nothing else may be
/// decidable.
Questions smallestCore(const Movement& movement);
/// Answers a core, or part of it, by decree.
void applyBackupRule(Movement& movement);

} // namespace chancery
