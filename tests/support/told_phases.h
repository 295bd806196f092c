// SPDX-License-Identifier: GPL-3.0-or-later
// Resolved phases to show as stories, each in a game of its own: of the sample game, of the cases of DATC,
// and of turns drawn by lot.
#pragma once

#include "engine/game/game.h"

#include <string>
#include <vector>

namespace chancery {

/// A resolved phase of a game, and what to call it.
struct PhaseToTell
{
    std::string name;      ///< "F1901M", "6.A.1" or "turn 7", with "retreats" where it has them
    Game game;             ///< up to this phase at least
    std::size_t phase = 0; ///< an index into Game::phases
};

/// Returns every phase of the sample game that comes with the program.
std::vector<PhaseToTell> samplePhases();
/// Returns one of them: "F1901M".
PhaseToTell samplePhase(const std::string& name);
/// Returns this many cases of DATC, spread over all of them, each with the retreats that follow.
std::vector<PhaseToTell> datcTold(std::size_t count);
/// Returns this many turns of up to 34 units, the same ones each time, each with the retreats that follow.
std::vector<PhaseToTell> turnsByLot(std::size_t count);

} // namespace chancery
