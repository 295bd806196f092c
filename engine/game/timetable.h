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
    int minutes = 0;                        ///< with `seconds` 0: no limit
    int seconds = 0;                        ///< what a speech lasts besides the minutes

    /// Returns the length in seconds, 0 for no limit.
    int length() const { return 60 * minutes + seconds; }
    bool operator==(const TimedStage&) const = default;
};

/// What a timetable begins with.
struct TurnOpening
{
    bool first = false;      ///< whether it is the first phase of the game
    bool speeches = false;   ///< whether the turn opens with speeches (Committee 1, 2)
    bool negotiated = false; ///< whether its diplomacy is over (Committee 3)

    bool operator==(const TurnOpening&) const = default;
};

/// Returns the stages of this phase, in order. The speeches with which it may open are one stage without a
/// limit: each of them is timed when it is held.
std::vector<TimedStage> timetable(const ClockRules& clock, const Phase& phase, const TurnOpening& opening);

} // namespace chancery
