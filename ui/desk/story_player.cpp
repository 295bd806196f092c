// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/story_player.h"

#include <QElapsedTimer>

#include <algorithm>
#include <memory>

namespace chancery {

namespace {

constexpr int frameInterval = 16;  // milliseconds, about 60 pictures a second
constexpr double replayRate = 0.5; ///< of the chosen speed

} // namespace

Clock steadyClock()
{
    auto timer = std::make_shared<QElapsedTimer>();
    timer->start();
    return [timer] { return timer->elapsed(); };
}

StoryPlayer::StoryPlayer(QObject* parent, Clock clock)
    : QObject(parent)
    , clock_(std::move(clock))
    , timer_(this)
{
    timer_.setInterval(frameInterval);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &StoryPlayer::tick);
}

void StoryPlayer::load(int duration, std::vector<Span> beats)
{
    pause();
    duration_ = duration;
    beats_ = std::move(beats);
    time_ = 0;
    Q_EMIT loaded(duration_);
    Q_EMIT timeChanged(0);
}

void StoryPlayer::reload(int duration, std::vector<Span> beats, int time)
{
    leaveReplay();
    const bool wasPlaying = playing();
    const bool through = until_ == duration_;
    const int rest = until_ - time_;
    const bool over = atEnd();
    duration_ = duration;
    beats_ = std::move(beats);
    if (over && time >= duration_) { // it has ended before
        time_ = duration_;
        Q_EMIT timeChanged(time_);
    } else {
        moveTo(time);
    }
    if (wasPlaying) start(time_, through ? duration_ : std::min(time_ + rest, duration_));
}

void StoryPlayer::play()
{
    leaveReplay();
    if (playsOn() || duration_ == 0) return;
    if (atEnd()) moveTo(0);
    start(time_, duration_);
}

void StoryPlayer::start(int from, int until)
{
    startedAt_ = clock_();
    startedFrom_ = from;
    until_ = until;
    if (playing()) return;
    timer_.start();
    Q_EMIT playingChanged(true);
}

void StoryPlayer::pause()
{
    returnTo_.reset();
    if (!playing()) return;
    timer_.stop();
    Q_EMIT playingChanged(false);
}

void StoryPlayer::stepForward()
{
    if (returnTo_) return leaveReplay();
    if (atEnd()) return;
    const auto next =
        std::ranges::find_if(beats_, [this](const Span& beat) { return beat.endsAt() > time_; });
    const bool last = next == beats_.end() || std::next(next) == beats_.end();
    const int end = last ? duration_ : next->endsAt();
    if (!playing()) return start(time_, end);
    pause();
    moveTo(end);
}

void StoryPlayer::stepBack()
{
    leaveReplay();
    pause();
    int begun = 0;
    for (const Span& beat : beats_)
        if (beat.startsAt < time_) begun = beat.startsAt;
    moveTo(begun);
}

void StoryPlayer::replaySlowly(const Span& part)
{
    leaveReplay();
    pause();
    const int now = time_, end = std::min(part.endsAt(), now);
    if (part.startsAt >= end) return;
    returnTo_ = now;
    moveTo(part.startsAt);
    start(part.startsAt, end);
}

void StoryPlayer::leaveReplay()
{
    if (!returnTo_) return;
    const int now = *returnTo_;
    pause();
    moveTo(now);
}

void StoryPlayer::skip()
{
    pause();
    moveTo(duration_);
}

void StoryPlayer::seek(int ms)
{
    const bool wasPlayingOn = playsOn();
    pause();
    moveTo(ms);
    if (wasPlayingOn && !atEnd()) play();
}

void StoryPlayer::setSpeed(double speed)
{
    startedAt_ = clock_();
    startedFrom_ = time_;
    speed_ = speed;
}

void StoryPlayer::tick()
{
    if (!playing()) return;
    const double rate = returnTo_ ? speed_ * replayRate : speed_;
    const int ms = startedFrom_ + static_cast<int>(static_cast<double>(clock_() - startedAt_) * rate);
    if (ms < until_) return moveTo(ms);
    const int end = returnTo_.value_or(until_);
    pause();
    moveTo(end);
}

void StoryPlayer::moveTo(int ms)
{
    const int there = std::clamp(ms, 0, duration_);
    if (there == time_) return;
    time_ = there;
    Q_EMIT timeChanged(time_);
    if (atEnd()) Q_EMIT ended();
}

} // namespace chancery
