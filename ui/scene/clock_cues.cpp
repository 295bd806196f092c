// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/clock_cues.h"

#include <chrono>
#include <ctime>
#include <memory>

namespace chancery {

namespace {

constexpr std::int64_t late = 5'000; ///< milliseconds after which "one minute left" is too wrong to give

constexpr std::int64_t nap = 2'000; ///< milliseconds; smaller differences are drift of the clocks, not sleep

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

SteadyClock machineClock()
{
#ifdef CLOCK_BOOTTIME
    return {[] {
                timespec now{};
                clock_gettime(CLOCK_BOOTTIME, &now);
                return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
            },
            true};
#else
    return {[] {
                const auto now = std::chrono::steady_clock::now().time_since_epoch();
                return std::int64_t{std::chrono::duration_cast<std::chrono::milliseconds>(now).count()};
            },
            false};
#endif
}

std::function<WallTime()> tableTime(std::function<WallTime()> wall, SteadyClock steady)
{
    const auto ahead = std::make_shared<std::int64_t>(wall() - steady.ms());
    return [ahead, wall = std::move(wall), steady = std::move(steady)] {
        const std::int64_t now = steady.ms();
        if (!steady.countsSleep)
            if (const std::int64_t apart = wall() - now; apart > *ahead + nap) *ahead = apart;
        return now + *ahead;
    };
}

} // namespace chancery
