// SPDX-License-Identifier: GPL-3.0-or-later
// How long the stages of a turn last by the rulebook's clock.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// A stage of a turn at the table.
enum class TurnStage : std::uint8_t { Speeches, Diplomacy, Writing, Retreats, Adjustments };

/// One stage with its length.
struct TimedStage
{
    TurnStage stage = TurnStage::Diplomacy; ///< which stage
    int minutes = 0;                        ///< 0: no limit

    bool operator==(const TimedStage&) const = default;
};

/// Returns the stages of this phase, in order. `first` says that it is the first phase of the game.
std::vector<TimedStage> timetable(const ClockRules& clock, const Phase& phase, bool first);

/// Returns the order of the speeches, drawn by lot (Committee 2), without powers that have no unit and no
/// centre. The same seed draws the same order.
std::vector<Power> speakers(const Game& game, std::uint64_t seed);

} // namespace chancery
