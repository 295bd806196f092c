// SPDX-License-Identifier: GPL-3.0-or-later
// Decides a movement phase by partial information: strengths are intervals, and answers are only added.
#pragma once

#include "engine/adjudicate/ruled.h"
#include "engine/adjudicate/strength.h"

#include <vector>

namespace chancery {

/// A convoy paradox to which the rulebook's own rule gives no answer or several (DATC 4.A.2).
struct Unresolved
{
    Questions core;                 ///< the questions that wait for one another
    std::vector<Decisions> answers; ///< the consistent resolutions, if any
    /// What was applied instead, without a value if the gamemaster is to be asked; Szykman's rule was then
    /// used for the time being.
    UnansweredParadox fallback = ParadoxChoice::Szykman;
};

/// Decides a movement phase. `open` holds the questions without an answer, `known` the answers; `resolve`
/// answers all.
class Movement : public Strengths
{
public:
    /// Opens the questions of a turn and answers the obvious ones. The turn must outlive the movement.
    explicit Movement(const Turn& turn);
    /// Opens the questions of a turn with ruled results as answers, and all that follows from these at once.
    Movement(const Turn& turn, const RuledResults& results);

    /// Answers every question, by the backup rule where nothing else decides.
    void resolve();
    /// Answers what can be answered without the backup rule.
    void settle();

    /// Returns whether a convoy carries the army to its destination, as far as known (DATC 4.A.1, 5.B.8).
    Answer routeSurvives(Province army) const { return routeSurvives(army, noProvince); }
    /// Returns whether a convoy without the fleet `without` carries the army to its destination, as far as
    /// known.
    Answer routeSurvives(Province army, Province without) const;
    /// Returns the strength of a rival that `mover` must exceed: its prevent strength, or what it has on the
    /// way under Brannan's rule.
    Interval rivalStrength(Province rival, Province mover) const
    {
        return turn.meetingOnTheWay.has(mover) ? strengthOnTheWay(rival, mover) : preventStrength(rival);
    }
    /// Returns whether this attack cuts the support, as far as known (DATC 5.B.2, 4.A.2, 4.A.4).
    Answer cuts(Province attacker, Province supporter) const;
    /// Returns whether the rulebook's paradox rule protects the support from this convoyed army, as far as
    /// known (DATC 4.A.2).
    Answer spared(Province attacker, Province supporter) const;

    /// Settles whether a convoy carries the army, whether or not its fleets are dislodged; for the backup
    /// rule.
    void settleRoute(Province army, bool survives);
    /// Takes the army to have no effect, for Alexander's rule.
    void treatAsPowerless(Province army);

    Questions open;                     ///< questions without an answer
    Questions circle;                   ///< questions that a paradox rule had to answer
    std::vector<Unresolved> unresolved; ///< paradoxes that the fallback settled
    ProvinceSet ruled; ///< units with a ruled result, and those whose move a ruling makes impossible

private:
    bool sweep();
    void settleObviousSupports();
    void settleObviousMoves();
    ProvinceSet bouncing(ProvinceSet alone) const;
    void settleByPath();
    void settleTrailing();
    void decidePath(Province army);
    void decideBySea(Province army);
    void decideSupport(Province unit);
    void decideSpecialSupport(Province unit);
    void decideDislodge(Province fleet);
    void decideMove(Province mover);
    Interval strengthOnTheWay(Province rival, Province mover) const;
    bool mustChooseFirst(Province attacker, Province supporter) const;
};

/// Returns the smallest set of open questions that wait only for one another (DATC 5.B.9). Nothing else may
/// be decidable.
Questions smallestCore(const Movement& movement);
/// Answers a core, or part of it, by the backup rule (DATC 5.B.9, 4.A.2).
void applyBackupRule(Movement& movement);

} // namespace chancery
