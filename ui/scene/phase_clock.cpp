// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/phase_clock.h"

#include <algorithm>
#include <sstream>
#include <utility>

namespace chancery {

namespace {

/// Returns the mark of a paused clock at the start of its present stage.
std::int64_t fresh(const PhaseClock& clock)
{
    return clock.over() ? 0 : clock.stages[clock.stage].length() * msPerSecond;
}

bool isSpeech(const PhaseClock& clock)
{
    return !clock.over() && clock.stages[clock.stage].stage == TurnStage::Speeches;
}

/// Returns a paused clock at the next stage. One that a speech interrupted goes on from where it was, unless
/// its time is up.
PhaseClock atNextStage(PhaseClock clock)
{
    const std::optional<WallTime> kept = std::exchange(clock.kept, std::nullopt);
    clock.running = false;
    ++clock.stage;
    const bool isUp = kept && !clock.over() && !clock.untimed() && *kept <= 0;
    if (isUp) ++clock.stage;
    clock.mark = kept && !isUp && !clock.over() ? *kept : fresh(clock);
    return clock;
}

/// Returns the clock without the stages before the present one.
PhaseClock withoutPast(PhaseClock clock)
{
    clock.stages.erase(clock.stages.begin(), clock.stages.begin() + static_cast<std::ptrdiff_t>(clock.stage));
    clock.stage = 0;
    return clock;
}

bool sane(const PhaseClock& clock)
{
    constexpr std::size_t mostStages = 16;
    constexpr int longest = 24 * 60;
    return (!clock.kept || isSpeech(clock)) && clock.stages.size() <= mostStages &&
           clock.stage <= clock.stages.size() && std::ranges::all_of(clock.stages, [](const TimedStage& s) {
               return s.minutes >= 0 && s.minutes <= longest && s.seconds >= 0 && s.seconds < 60 &&
                      s.stage <= TurnStage::Adjustments;
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

PhaseClock withSpeech(PhaseClock clock, WallTime now, int seconds)
{
    const bool speaks = isSpeech(clock);
    if (seconds == 0) return speaks ? withoutPast(atNextStage(std::move(clock))) : clock;
    const TimedStage speech{TurnStage::Speeches, seconds / 60, seconds % 60};
    clock = withoutPast(paused(std::move(clock), now));
    if (speaks) {
        clock.stages.front() = speech;
    } else {
        if (!clock.over()) clock.kept = clock.mark;
        clock.stages.insert(clock.stages.begin(), speech);
    }
    clock.mark = fresh(clock);
    return clock;
}

PhaseClock withoutDiplomacy(PhaseClock clock, WallTime now)
{
    const auto isDiplomacy = [&clock](std::size_t stage) {
        return stage < clock.stages.size() && clock.stages[stage].stage == TurnStage::Diplomacy;
    };
    if (isDiplomacy(clock.stage)) return skipped(std::move(clock), now);
    if (!isSpeech(clock) || !isDiplomacy(clock.stage + 1)) return clock;
    clock.stages.erase(clock.stages.begin() + static_cast<std::ptrdiff_t>(clock.stage) + 1);
    clock.kept.reset();
    return clock;
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
    clock = atNextStage(std::move(clock));
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
    if (clock.kept) line << " / " << *clock.kept;
    return line.str();
}

std::optional<PhaseClock> readClock(std::string_view line)
{
    std::istringstream in{std::string(line)};
    in.imbue(std::locale::classic());
    PhaseClock clock;
    if (!(in >> clock.stage >> clock.running >> clock.mark)) return std::nullopt;
    for (int stage = 0, minutes = 0, seconds = 0; (in >> std::ws).peek() != '/' && in >> stage; seconds = 0) {
        if (!(in >> minutes) || (in.peek() == ':' && !(in.ignore() >> seconds)) || stage < 0 ||
            stage > static_cast<int>(TurnStage::Adjustments))
            return std::nullopt;
        clock.stages.push_back({static_cast<TurnStage>(stage), minutes, seconds});
    }
    if (WallTime kept = 0; in && in.get() == '/') {
        if (!(in >> kept)) return std::nullopt;
        clock.kept = kept;
        in >> std::ws;
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
        {"tournament-14-12-1-2", {0, 14, 1, 1, 2, 12}},
        {"tournament-15-2", {0, 15, 2, 1, 2, 0}},
    };
    return presets;
}

} // namespace chancery
