// SPDX-License-Identifier: GPL-3.0-or-later
// The speeches of a turn (Committee 1 to 3).
#pragma once

#include "engine/committee/committee.h"
#include "engine/committee/objection.h"

namespace chancery {

/// Returns the rules that forbid a round of speeches of this length in this phase.
Objections objectionsToSpeeches(const Committee& committee, const Phase& phase, bool extra, int seconds);
/// Returns the committee with a new round of speeches, its order drawn with the seed. All delegations speak, those
/// that have lost their country too. The same seed draws the same order.
Committee withSpeeches(Committee committee, const Map& map, const SpeechRound& round);
/// Returns the last round of speeches of a phase, nullptr if none was drawn.
const SpeechRound* speechesIn(const Committee& committee, const Phase& phase);

/// Returns whether a delegation asked for a round of speeches, whatever became of its motion. The speeches at
/// the beginning of another turn than Fall need no motion.
bool wasAskedFor(const Committee& committee, const SpeechRound& round);

/// Returns whether a motion is before the delegations in a phase: in that in which it was made, and a request for
/// speeches in Fall until that Fall's moves.
bool isOnTheFloor(const CommitteeMotion& motion, const Phase& phase);
/// Returns the rules that forbid ending the diplomacy sooner: delegations that have not agreed to it (3).
Objections objectionsToEndingDiplomacy(PowerSet delegations, PowerSet agreed);
/// Returns the rules that forbid a motion.
Objections objectionsToMotion(const CommitteeMotion& motion);

} // namespace chancery
