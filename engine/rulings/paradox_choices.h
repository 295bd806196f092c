// SPDX-License-Identifier: GPL-3.0-or-later
// How a gamemaster can resolve a paradox that the rulebook leaves open, and how the phase would end.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

struct PossibleChoice
{
    ParadoxChoice choice = ParadoxChoice::Szykman;
    PhaseRecord record; ///< the phase as it would end
};

/// For the current phase: the consistent resolutions, Szykman's rule and "all hold". Empty if the gamemaster
/// need not be asked.
std::vector<PossibleChoice> possibleChoices(const Game& game);

} // namespace chancery
