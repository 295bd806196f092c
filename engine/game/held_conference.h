// SPDX-License-Identifier: GPL-3.0-or-later
// The conferences of a Committee at the present point of a game (Committee, Organising a conference).
#pragma once

#include "engine/committee/objection.h"
#include "engine/game/game.h"

#include <map>

namespace chancery {

/// Returns the conference that is being held, nullptr if there is none: there is one at a time (15).
const Conference* heldConference(const Committee& committee);
/// Returns the conference that was being held at any time of a phase, nullptr if there was none.
const Conference* conferenceIn(const Committee& committee, const Phase& phase);
/// Returns why the conference that is being held has to end now (9, 14). Once the moves are made, they count.
Objections reasonsToEnd(const Game& game);
/// Returns the delegates of each power as far as they are known: those who were named, or those whom the name
/// of its player gives.
std::map<Power, Delegates> delegatesOf(const Game& game);
/// Returns the rules that forbid conference number `which` to begin now.
Objections objectionsToOpening(const Game& game, std::size_t which);
/// Returns the rules that conference number `which` does not keep while it is held.
Objections objectionsToHolding(const Game& game, std::size_t which);

} // namespace chancery
