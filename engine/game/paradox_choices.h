// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in which a gamemaster can resolve a paradox that the rulebook leaves open, each with its result.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// One way to resolve the paradox.
struct PossibleChoice
{
    ParadoxChoice choice = ParadoxChoice::Szykman; ///< what the gamemaster chooses
    PhaseRecord record;                            ///< the phase as it would end
};

/// Returns the choices for the current phase: the consistent resolutions, Szykman's rule and all hold. Empty
/// if the gamemaster need not be asked.
std::vector<PossibleChoice> possibleChoices(const Game& game);

} // namespace chancery
