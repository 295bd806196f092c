// SPDX-License-Identifier: GPL-3.0-or-later
// Deciding a movement phase by partial information: strengths are intervals, answers are only ever added.
#pragma once

#include "engine/adjudicate/ruled.h"
#include "engine/adjudicate/strength.h"

#include <vector>

namespace chancery {

/// A convoy paradox to which the rulebook's own rule gives no answer or several (DATC 4.A.2).
struct Unresolved
{
    Questions core;
    std::vector<Decisions> answers; ///< the consistent resolutions, if any
    /// What was applied instead; until the gamemaster has been asked, Szykman's rule.
    UnansweredParadox fallback = ParadoxChoice::Szykman;
};

class Movement : public Strengths
{
public:
    explicit Movement(const Turn& turn);
    /// Some results are given beforehand, in ruled.cpp.
    Movement(const Turn& turn, const RuledResults& results);

    /// Answers every question.
    void resolve();
    /// Answers what can be answered without a backup rule.
    void settle();

    /// Whether a convoy carries the army to its destination, as far as is known (DATC 4.A.1, 5.B.8).
    Answer routeSurvives(Province army) const { return routeSurvives(army, noProvince); }
    /// The same without one fleet.
    Answer routeSurvives(Province army, Province without) const;
    /// What `mover` must beat of one of its rivals.
    Interval rivalStrength(Province rival, Province mover) const
    {
        return turn.meeting.has(mover) ? strengthOnTheWay(rival, mover) : preventStrength(rival);
    }
    /// Whether this attack cuts the support (DATC 5.B.2, 4.A.2, 4.A.4).
    Answer cuts(Province attacker, Province supporter) const;
    /// Whether the paradox rule of the rulebook lets the support stand against this convoyed army (DATC 4.A.2).
    Answer spared(Province attacker, Province supporter) const;

    // By decree of a backup rule.
    /// Whether a convoy carries the army, whatever becomes of the fleets.
    void settleRoute(Province army, bool survives);
    /// As though the army had not been sent out.
    void treatAsPowerless(Province army);

    Questions open;    ///< not answered yet
    Questions circle;  ///< those that a paradox rule had to answer
    std::vector<Unresolved> unresolved; ///< where it could not: the fallback did
    ProvinceSet ruled; ///< units whose result the gamemaster ruled, and those whose move a ruling leaves no room for

private:
    bool sweep();
    void settleObviousSupports();
    void settleObviousMoves();
    void decidePath(Province army);
    void decideBySea(Province army);
    void decideSupport(Province unit);
    void decideWaveringSupport(Province unit);
    void decideDislodge(Province fleet);
    void decideMove(Province mover);
    Interval strengthOnTheWay(Province rival, Province mover) const;
    bool mustChooseFirst(Province attacker, Province supporter) const;
};

/// The smallest set of open questions that wait only for one another (DATC 5.B.9); nothing else may be
/// decidable.
Questions smallestCore(const Movement& movement);
/// Answers a core, or part of it, by decree.
void applyBackupRule(Movement& movement);

} // namespace chancery
