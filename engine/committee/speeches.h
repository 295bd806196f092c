// SPDX-License-Identifier: GPL-3.0-or-later
// The speeches of a turn (Committee 1 to 3).
#pragma once

#include "engine/committee/committee.h"
#include "engine/committee/objection.h"

namespace chancery {

/// Returns which rules a round of speeches breaks by its phase and length, or because it is drawn already. A
/// file with it is refused.
Objections brokenRules(const Committee& committee, const SpeechRound& round);

/// Which motions count as a request: all, or those that are carried.
enum class Requests : std::uint8_t { All, Carried };
/// Returns that no request for a round of speeches counts: there is none, or it is undecided; nothing if one
/// does. The speeches at the beginning of another turn than Fall need no request.
Objections missingRequest(const Committee& committee, const SpeechRound& round, Requests counted);
/// Returns the rules that forbid drawing the order of a round of speeches.
Objections objectionsToSpeeches(const Committee& committee, const SpeechRound& round);
/// Returns the committee with a new round of speeches, its order drawn with the seed. All delegations speak,
/// those that have lost their country too. The same seed draws the same order.
Committee withSpeeches(Committee committee, const Map& map, const SpeechRound& round);
/// Returns whether there are speeches to hold or to end: some are drawn and not over, those with which the
/// turn opens are due, or further ones are granted.
bool speechesAreLeft(const Committee& committee, const Phase& phase);
/// Returns the committee with the speeches that are left in a phase over: those that have begun end, and
/// where none have, the officers hold none.
Committee withSpeechesOver(Committee committee, const Phase& phase);
/// Returns the last round of speeches of a phase, nullptr if none was drawn.
const SpeechRound* speechesIn(const Committee& committee, const Phase& phase);

/// Returns whether the speeches with which a turn begins are still to come: they are due, in Fall because of
/// a request that is carried, and nobody has spoken.
bool speechesAreDue(const Committee& committee, const Phase& phase);

/// Returns whether speeches at the end of the diplomacy are granted and not drawn yet (3).
bool furtherSpeechesAreDue(const Committee& committee, const Phase& phase);

/// Returns whether a motion is before the delegations in a phase: in that in which it was made, and a request
/// for speeches in Fall until that Fall's moves.
bool isOnTheFloor(const CommitteeMotion& motion, const Phase& phase);
/// Returns whether the diplomacy of a phase is over: the officers have ended it, or a motion to end it is
/// carried.
bool isNegotiated(const Committee& committee, const Phase& phase);
/// Returns the rules that forbid ending the diplomacy sooner: delegations that have not agreed to it (3).
Objections objectionsToEndingDiplomacy(PowerSet delegations, PowerSet agreed);
/// Returns what a motion lacks: who makes it, or what it asks for.
Objections brokenRules(const CommitteeMotion& motion);

} // namespace chancery
