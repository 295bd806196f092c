// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/clock_keeper.h"

#include "ui/scene/clock_cues.h"

#include <QDateTime>

#include <utility>

namespace chancery {

namespace {

constexpr int oneSecond = 1000; // milliseconds
const QChar separator = u'|';

/// Returns the part of a line that says which phase of which game it is about.
QString titleOf(const Phase& phase, const QString& game)
{
    return QString::fromStdString(shortName(phase)) + u' ' + game;
}

} // namespace

WallClock systemClock()
{
    return tableTime([] { return WallTime{QDateTime::currentMSecsSinceEpoch()}; }, machineClock());
}

ClockKeeper::ClockKeeper(WallClock wall, QObject* parent)
    : QObject(parent)
    , wall_(std::move(wall))
    , timer_(this)
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &ClockKeeper::tick);
}

std::vector<TimedStage> ClockKeeper::stages() const
{
    return times_ ? timetable(*times_, phase_, opening_) : std::vector<TimedStage>();
}

void ClockKeeper::setTimes(const std::optional<ClockRules>& times)
{
    times_ = times;
    if (!begun() || !times_) restart();
}

void ClockKeeper::follow(const Phase& phase, const TurnOpening& opening)
{
    const bool known = phase == phase_ && opening.first == opening_.first && !clock_.stages.empty();
    const bool stays = known && (opening == opening_ || begun());
    phase_ = phase;
    opening_ = opening;
    if (!stays) restart();
}

/// Returns whether the clock of the phase was started.
bool ClockKeeper::begun() const
{
    return clock_.running || clock_ != clockFor(clock_.stages);
}

void ClockKeeper::restart()
{
    become(clockFor(stages()));
}

QString ClockKeeper::text() const
{
    return QString::fromStdString(shownText(clock_, now()));
}

void ClockKeeper::toggle()
{
    become(clock_.running ? paused(clock_, now()) : started(clock_, now()));
}

void ClockKeeper::pause()
{
    if (clock_.running) toggle();
}

void ClockKeeper::addMinute()
{
    become(lengthened(clock_, now()));
}

void ClockKeeper::speak(int seconds)
{
    PhaseClock clock = withSpeech(clock_, now(), seconds);
    become(seconds > 0 ? started(std::move(clock), now()) : std::move(clock));
}

void ClockKeeper::endDiplomacy()
{
    PhaseClock after = withoutDiplomacy(clock_, now());
    if (after != clock_) become(std::move(after));
}

void ClockKeeper::goOnFrom(const Left& left)
{
    become(left.ran ? started(left.clock, now()) : left.clock);
}

void ClockKeeper::skip()
{
    become(skipped(clock_, now()));
}

void ClockKeeper::become(PhaseClock clock)
{
    clock_ = std::move(clock);
    cues_.begin(clock_, now());
    schedule();
    Q_EMIT handled();
    Q_EMIT changed();
}

void ClockKeeper::tick()
{
    if (const auto cue = cues_.look(clock_, now())) Q_EMIT cued(*cue, clock_.stages[clock_.stage].stage);
    schedule();
    Q_EMIT changed();
}

/// Sets the timer to the next change of the text. No timer runs while the clock is paused.
void ClockKeeper::schedule()
{
    if (!clock_.running) return timer_.stop();
    const auto ms = shownBy(clock_, now());
    const auto part = static_cast<int>(((clock_.untimed() ? -ms : ms) % oneSecond + oneSecond) % oneSecond);
    timer_.start(part == 0 ? oneSecond : part);
}

QString ClockKeeper::written(const QString& game) const
{
    return QString::fromStdString(chancery::written(clock_)) + separator + titleOf(phase_, game);
}

void ClockKeeper::resume(const QString& line, const QString& game)
{
    if (line.section(separator, 1) != titleOf(phase_, game)) return;
    if (const auto read = readClock(line.section(separator, 0, 0).toStdString())) become(*read);
}

} // namespace chancery
