// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/table_time.h"

#include <chrono>
#include <ctime>
#include <memory>

namespace chancery {

namespace {

constexpr std::int64_t nap = 2'000; ///< milliseconds; smaller differences are drift of the clocks, not sleep

} // namespace

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
