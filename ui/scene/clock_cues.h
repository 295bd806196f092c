// SPDX-License-Identifier: GPL-3.0-or-later
// Decides when the clock of a phase gives a cue that the table hears.
#pragma once

#include "ui/scene/phase_clock.h"

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

} // namespace chancery
