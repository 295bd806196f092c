// SPDX-License-Identifier: GPL-3.0-or-later
// How long the stages of a turn at a table last, as the rulebook has it.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

enum class TurnStage : std::uint8_t { Speeches, Diplomacy, Writing, Retreats, Adjustments };

struct TimedStage
{
    TurnStage stage = TurnStage::Diplomacy;
    int minutes = 0; ///< 0: as long as it takes

    bool operator==(const TimedStage&) const = default;
};

/// The stages of this phase in their sequence. `first` says that it is the first of the game.
std::vector<TimedStage> timetable(const ClockRules& clock, const Phase& phase, bool first);

/// Who speaks when (Committee 2): lots, the same for the same seed; only who still has a unit or a centre.
std::vector<Power> speakers(const Game& game, std::uint64_t seed);

} // namespace chancery
