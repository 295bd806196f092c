// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of a phase at the table: what is being timed, how much is left. A value; whoever asks brings the
// time along.
#pragma once

#include "engine/game/timetable.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Milliseconds since 1970, so that a clock goes on over a crash and while the machine sleeps.
using WallTime = std::int64_t;
constexpr WallTime msPerSecond = 1000, msPerMinute = 60 * msPerSecond;

struct PhaseClock
{
    std::vector<TimedStage> stages; ///< of the phase; empty before the first one begins
    std::size_t stage = 0;          ///< stages.size() when all are over
    bool running = false;
    /// Running: when this stage is over, or began if it takes as long as it takes. Standing: the milliseconds
    /// left, or those that it has taken.
    WallTime mark = 0;

    bool over() const { return stage >= stages.size(); }
    /// The present stage has no end of its own.
    bool untimed() const { return !over() && stages[stage].minutes == 0; }
    bool operator==(const PhaseClock&) const = default;
};

/// At the first stage, standing.
PhaseClock clockFor(std::vector<TimedStage> stages);

PhaseClock started(PhaseClock clock, WallTime now);
PhaseClock paused(PhaseClock clock, WallTime now);
/// A minute more, also for a stage whose time is up. An untimed stage stays as it is.
PhaseClock lengthened(PhaseClock clock, WallTime now, int minutes = 1);
/// To the next stage, which runs if this one did.
PhaseClock skipped(PhaseClock clock, WallTime now);

/// Milliseconds left of the stage, below 0 when it is over its time; of an untimed stage those that it has
/// taken.
std::int64_t shownBy(const PhaseClock& clock, WallTime now);

enum class Urgency : std::uint8_t {
    Calm,
    Soon, ///< the last fifth, at most two minutes
    Last, ///< the last half minute
    Up    ///< the time is over
};
Urgency urgencyOf(const PhaseClock& clock, WallTime now);

/// "14:05", or "+0:12" over the time. Whole seconds, rounded so that a stage of a minute begins with 1:00.
std::string shownText(const PhaseClock& clock, WallTime now);

/// One line for the settings, and back; nothing if it is not such a line.
std::string written(const PhaseClock& clock);
std::optional<PhaseClock> readClock(std::string_view line);

/// Times that tables use.
struct ClockPreset
{
    std::string_view id; ///< "tournament-15-13"
    ClockRules times;
};
const std::vector<ClockPreset>& clockPresets();

} // namespace chancery
