// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/clock_cues.h"

namespace chancery {

namespace {

constexpr std::int64_t late = 5'000; ///< milliseconds after which "one minute left" is too wrong to give

} // namespace

void CueWatch::begin(const PhaseClock& clock, WallTime now)
{
    minuteTold_ = upTold_ = true;
    if (clock.over() || clock.untimed()) return;
    const std::int64_t left = shownBy(clock, now);
    minuteTold_ = left <= msPerMinute || clock.stages[clock.stage].minutes <= 1;
    upTold_ = left <= 0;
}

std::optional<Cue> CueWatch::look(const PhaseClock& clock, WallTime now)
{
    if (!clock.running || clock.over() || clock.untimed()) return std::nullopt;
    const std::int64_t left = shownBy(clock, now);
    if (!upTold_ && left <= 0) {
        minuteTold_ = upTold_ = true;
        return Cue::TimeUp;
    }
    if (minuteTold_ || left > msPerMinute) return std::nullopt;
    minuteTold_ = true;
    return left > msPerMinute - late ? std::optional(Cue::MinuteLeft) : std::nullopt;
}

} // namespace chancery
