// SPDX-License-Identifier: GPL-3.0-or-later
// What a gamemaster can rule on a paradox that the rulebook leaves open, and what would come of it.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

struct PossibleRuling
{
    Unanswered ruling = Unanswered::Szykman;
    PhaseRecord record; ///< the phase as it would end
};

/// For the current phase: the consistent resolutions, Szykman's rule and "all hold". Empty if the gamemaster
/// need not be asked.
std::vector<PossibleRuling> possibleRulings(const Game& game);

} // namespace chancery
