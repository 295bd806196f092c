// SPDX-License-Identifier: GPL-3.0-or-later
// Deciding a movement phase by partial information: strengths are intervals, answers are only ever added.
#pragma once

#include "engine/adjudicate/strength.h"

namespace chancery {

class Movement : public Strengths
{
public:
    explicit Movement(const Turn& turn);

    /// Answers every question.
    void resolve();

    Questions open; ///< not answered yet

private:
    bool sweep();
    void settleObviousSupports();
    void settleObviousMoves();
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
