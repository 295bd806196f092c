// SPDX-License-Identifier: GPL-3.0-or-later
// When the clock of a phase makes itself heard.
#pragma once

#include "ui/flow/phase_clock.h"

namespace chancery {

enum class Cue : std::uint8_t {
    MinuteLeft, ///< of a stage that is longer than that
    TimeUp
};

/// Remembers which cues of a stage have been given: each once, unless the stage is given more time.
class CueWatch
{
public:
    /// The clock was handled: what has passed by now is not told any more.
    void begin(const PhaseClock& clock, WallTime now);
    /// The cue that is due. After a sleep only what is still true: a minute that is half over is not called a minute.
    std::optional<Cue> look(const PhaseClock& clock, WallTime now);

private:
    bool minuteTold_ = true, upTold_ = true;
};

} // namespace chancery
