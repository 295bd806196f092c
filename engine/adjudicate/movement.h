// SPDX-License-Identifier: GPL-3.0-or-later
// Decides a movement phase by partial information: strengths are intervals, and answers are only added.
#pragma once

#include "engine/adjudicate/convoyed_attacks.h"
#include "engine/adjudicate/ruled.h"

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
class Movement : public ConvoyedAttacks
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
    void decideDislodge(Province fleet);
    void decideMove(Province mover);
};

} // namespace chancery
