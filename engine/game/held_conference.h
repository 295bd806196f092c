// SPDX-License-Identifier: GPL-3.0-or-later
// The conference that is being held, at the present point of a game (Committee, Organising a conference).
#pragma once

#include "engine/committee/objection.h"
#include "engine/game/game.h"

namespace chancery {

/// Returns the conference that is being held, nullptr if there is none: there is one at a time (15).
const Conference* heldConference(const Committee& committee);
/// Returns the conference that was being held at any time of a phase, nullptr if there was none.
const Conference* conferenceIn(const Committee& committee, const Phase& phase);
/// Returns why the conference that is being held has to end now (9, 14). Once the moves are made, they count.
Objections reasonsToEnd(const Game& game);

} // namespace chancery
