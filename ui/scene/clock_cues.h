// SPDX-License-Identifier: GPL-3.0-or-later
// Decides when the clock of a phase gives a cue that the table hears.
#pragma once

#include "ui/scene/phase_clock.h"

#include <functional>

namespace chancery {

/// A moment of a timed stage at which a bell rings.
enum class Cue : std::uint8_t {
    MinuteLeft, ///< one minute of a longer stage is left
    TimeUp      ///< the time of the stage is over
};

/// Gives each cue of a stage once. After more time is added to the stage, begin() lets them be given again.
class CueWatch
{
public:
    /// Starts the watch again after the clock was changed. Cues that are already in the past are not given.
    void begin(const PhaseClock& clock, WallTime now);
    /// Returns the cue that is due, or nothing. A minute's cue that is more than five seconds late, as after
    /// the machine slept, is dropped.
    std::optional<Cue> look(const PhaseClock& clock, WallTime now);

private:
    bool minuteTold_ = true, upTold_ = true;
};

/// A clock that only goes forward.
struct SteadyClock
{
    std::function<std::int64_t()> ms; ///< returns the milliseconds since an arbitrary start
    bool countsSleep = true;          ///< whether the clock goes on while the machine sleeps
};

/// Returns the best steady clock of this machine: one that counts sleep where the system has one.
SteadyClock machineClock();

/// Returns a function that gives the time at the table. It reads the wall clock once and then counts with the
/// steady clock. If the steady clock does not count sleep, a wall clock that is more than two seconds ahead
/// is believed, and one that was set back is not.
std::function<WallTime()> tableTime(std::function<WallTime()> wall, SteadyClock steady);

} // namespace chancery
