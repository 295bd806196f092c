// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/flow/phase_clock.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace chancery {

namespace {

/// Returns the mark of a paused clock at the start of its present stage.
std::int64_t fresh(const PhaseClock& clock)
{
    return clock.over() ? 0 : clock.stages[clock.stage].length() * msPerSecond;
}

bool sane(const PhaseClock& clock)
{
    constexpr std::size_t mostStages = 16;
    constexpr int longest = 24 * 60;
    return clock.stages.size() <= mostStages && clock.stage <= clock.stages.size() &&
           std::ranges::all_of(clock.stages, [](const TimedStage& s) {
               return s.minutes >= 0 && s.minutes <= longest && s.seconds >= 0 && s.seconds < 60 && s.stage <= TurnStage::Adjustments;
           });
}

} // namespace

PhaseClock clockFor(std::vector<TimedStage> stages)
{
    PhaseClock clock{std::move(stages), 0, false, 0};
    clock.mark = fresh(clock);
    return clock;
}

PhaseClock started(PhaseClock clock, WallTime now)
{
    if (clock.running || clock.over()) return clock;
    clock.mark = clock.untimed() ? now - clock.mark : now + clock.mark;
    clock.running = true;
    return clock;
}

PhaseClock paused(PhaseClock clock, WallTime now)
{
    if (!clock.running) return clock;
    clock.mark = shownBy(clock, now);
    clock.running = false;
    return clock;
}

PhaseClock withSpeech(PhaseClock clock, int seconds)
{
    const bool speaks = !clock.over() && clock.stages[clock.stage].stage == TurnStage::Speeches;
    const auto rest = clock.stages.begin() + static_cast<std::ptrdiff_t>(clock.stage + (speaks ? 1 : 0));
    std::vector<TimedStage> stages(rest, clock.stages.end());
    if (seconds > 0) stages.insert(stages.begin(), {TurnStage::Speeches, seconds / 60, seconds % 60});
    return clockFor(std::move(stages));
}

PhaseClock lengthened(PhaseClock clock, WallTime now, int minutes)
{
    if (clock.over() || clock.untimed()) return clock;
    const std::int64_t left = std::max<std::int64_t>(0, shownBy(clock, now)) + minutes * msPerMinute;
    clock.mark = clock.running ? now + left : left;
    return clock;
}

PhaseClock skipped(PhaseClock clock, WallTime now)
{
    if (clock.over()) return clock;
    const bool ran = clock.running;
    ++clock.stage;
    clock.running = false;
    clock.mark = fresh(clock);
    return ran ? started(std::move(clock), now) : clock;
}

std::int64_t shownBy(const PhaseClock& clock, WallTime now)
{
    if (clock.over()) return 0;
    if (!clock.running) return clock.mark;
    return clock.untimed() ? now - clock.mark : clock.mark - now;
}

Urgency urgencyOf(const PhaseClock& clock, WallTime now)
{
    if (clock.over() || clock.untimed()) return Urgency::Calm;
    const std::int64_t left = shownBy(clock, now), all = fresh(clock);
    if (left <= 0) return Urgency::Up;
    if (left <= 30 * msPerSecond) return Urgency::Last;
    return left <= std::min(all / 5, 2 * msPerMinute) ? Urgency::Soon : Urgency::Calm;
}

std::string shownText(const PhaseClock& clock, WallTime now)
{
    const std::int64_t ms = shownBy(clock, now);
    const bool past = ms < 0, down = !clock.untimed();
    // A countdown rounds up to whole seconds; a clock that counts up rounds down.
    const std::int64_t seconds = past ? -ms / msPerSecond : (ms + (down ? msPerSecond - 1 : 0)) / msPerSecond;
    const std::string rest = std::to_string(seconds % 60);
    return (past ? "+" : "") + std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

std::string written(const PhaseClock& clock)
{
    std::ostringstream line;
    line.imbue(std::locale::classic());
    line << clock.stage << ' ' << clock.running << ' ' << clock.mark;
    for (const TimedStage& stage : clock.stages)
        line << ' ' << static_cast<int>(stage.stage) << ' ' << stage.minutes
             << (stage.seconds > 0 ? ":" + std::to_string(stage.seconds) : "");
    return line.str();
}

std::optional<PhaseClock> readClock(std::string_view line)
{
    std::istringstream in{std::string(line)};
    in.imbue(std::locale::classic());
    PhaseClock clock;
    if (!(in >> clock.stage >> clock.running >> clock.mark)) return std::nullopt;
    for (int stage = 0, minutes = 0, seconds = 0; in >> stage; seconds = 0) {
        if (!(in >> minutes) || (in.peek() == ':' && !(in.ignore() >> seconds)) || stage < 0 || stage > static_cast<int>(TurnStage::Adjustments))
            return std::nullopt;
        clock.stages.push_back({static_cast<TurnStage>(stage), minutes, seconds});
    }
    if (!in.eof() || !sane(clock)) return std::nullopt;
    return clock;
}

const std::vector<ClockPreset>& clockPresets()
{
    // In minutes: first diplomacy, diplomacy, writing, retreats, adjustments, Fall diplomacy.
    static const std::vector<ClockPreset> presets{
        {"classic-30-15-5-5", {30, 15, 5, 5, 5, 0}}, // Alexander V.3; 1971 IV.1 and XIV.1; Committee 3
        {"tournament-15-13", {0, 15, 0, 1, 1, 13}},  // the diplomacy includes the writing of orders
        {"tournament-14-12-1-2", {0, 14, 1, 1, 2, 12}}, {"tournament-15-2", {0, 15, 2, 1, 2, 0}},
    };
    return presets;
}

} // namespace chancery
