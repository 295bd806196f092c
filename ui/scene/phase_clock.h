// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of a phase at the table, as a value: which stage is timed and how much of it is left. Every
// function takes the present time as an argument.
#pragma once

#include "engine/game/timetable.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Milliseconds since 1970. A clock that counts in them goes on after a crash and while the machine sleeps.
using WallTime = std::int64_t;
/// Milliseconds in a second and in a minute.
constexpr WallTime msPerSecond = 1000, msPerMinute = 60 * msPerSecond;

/// The clock of one phase: its stages, the present one, and how far that is. It runs or is paused.
struct PhaseClock
{
    std::vector<TimedStage> stages; ///< the stages of the phase; empty before the first phase begins
    std::size_t stage = 0;          ///< index of the present stage; stages.size() when all are over
    bool running = false;           ///< false while the clock is paused
    /// Where the present stage is on the clock. For a stage with a time limit: when it ends while the clock
    /// runs, and the milliseconds left while it is paused. For an untimed stage: when it began, and the
    /// milliseconds that it has taken.
    WallTime mark = 0;
    /// The `mark` of the next stage when a speech interrupted it, paused; it goes on from there after the
    /// speeches.
    std::optional<WallTime> kept{};

    /// Returns whether all stages are over.
    bool over() const { return stage >= stages.size(); }
    /// Returns whether the present stage has no time limit.
    bool untimed() const { return !over() && stages[stage].length() == 0; }
    /// Returns whether the first stage has not been started yet.
    bool waits() const
    {
        return !over() && stage == 0 && !running && mark == stages[0].length() * msPerSecond;
    }
    /// Returns the stage that is counted now; nothing while the clock is paused or over.
    std::optional<TurnStage> counted() const
    {
        return running && !over() ? std::optional(stages[stage].stage) : std::nullopt;
    }
    /// Returns the stage that the clock is at, running or not; nothing before it was started and after the
    /// last.
    std::optional<TurnStage> present() const
    {
        return over() || waits() ? std::nullopt : std::optional(stages[stage].stage);
    }
    bool operator==(const PhaseClock&) const = default;
};

/// Returns a paused clock at the start of the first of these stages.
PhaseClock clockFor(std::vector<TimedStage> stages);

/// Returns the clock running from now on. A clock that runs or is over is returned unchanged.
PhaseClock started(PhaseClock clock, WallTime now);
/// Returns the clock paused at this time. A clock that is already paused is returned unchanged.
PhaseClock paused(PhaseClock clock, WallTime now);
/// Returns a paused clock for one delegation's speech of this length, before the stages that are left; 0
/// seconds end the speeches. A speech takes the place of the one before. The stage that the speeches
/// interrupt goes on after them; if its time is up, the next one comes.
PhaseClock withSpeech(PhaseClock clock, WallTime now, int seconds);
/// Returns the clock without the diplomacy: if it is the present stage, the next one begins; if it comes
/// after a speech, it is left out.
PhaseClock withoutDiplomacy(PhaseClock clock, WallTime now);
/// Returns the clock with more minutes for the present stage. A stage whose time is up has just these minutes
/// left. An untimed stage does not change.
PhaseClock lengthened(PhaseClock clock, WallTime now, int minutes = 1);
/// Returns the clock at the start of the next stage, which runs if the present stage does.
PhaseClock skipped(PhaseClock clock, WallTime now);

/// Returns the milliseconds left of the present stage; they are negative once its time is over. For an
/// untimed stage it returns the milliseconds that the stage has taken, and 0 for a clock that is over.
std::int64_t shownBy(const PhaseClock& clock, WallTime now);

/// How close the end of a stage is.
enum class Urgency : std::uint8_t {
    Calm, ///< more time than that is left, or the stage is untimed
    Soon, ///< the last fifth of the stage, and at most its last two minutes
    Last, ///< the last half minute
    Up    ///< the time is over
};
/// Returns how close the end of the present stage is. A clock that is over is calm.
Urgency urgencyOf(const PhaseClock& clock, WallTime now);

/// Returns minutes and seconds as the clock shows them: "14:05", or "+0:12" when the stage is over its time.
/// A countdown rounds up to whole seconds, so that a stage of one minute begins with 1:00.
std::string shownText(const PhaseClock& clock, WallTime now);

/// Returns the clock as one line for the settings; readClock() reads it.
std::string written(const PhaseClock& clock);
/// Reads a line made by written(). Returns nothing if the line is malformed or its values are out of range.
std::optional<PhaseClock> readClock(std::string_view line);

/// A set of stage lengths that tables commonly use, to choose by name.
struct ClockPreset
{
    std::string_view id; ///< the name in files and settings, such as "tournament-15-13"
    ClockRules times;    ///< the lengths of the stages, in minutes
};
/// Returns all presets in the order in which they are offered.
const std::vector<ClockPreset>& clockPresets();

} // namespace chancery
