// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of a story: see story_player.h.
#include "ui/timing/story_player.h"

#include <QElapsedTimer>

#include <algorithm>
#include <memory>

namespace chancery {

namespace {

constexpr int frameInterval = 16; // milliseconds, about 60 pictures a second

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

void StoryPlayer::load(int duration, std::vector<int> stops)
{
    pause();
    duration_ = duration;
    stops_ = std::move(stops);
    time_ = 0;
    Q_EMIT loaded(duration_);
    Q_EMIT timeChanged(0);
}

void StoryPlayer::reload(int duration, std::vector<int> stops)
{
    duration_ = duration;
    stops_ = std::move(stops);
    moveTo(std::min(time_, duration_));
}

void StoryPlayer::play()
{
    if (playing() || duration_ == 0) return;
    if (atEnd()) moveTo(0);
    startedAt_ = clock_();
    startedFrom_ = time_;
    timer_.start();
    Q_EMIT playingChanged(true);
}

void StoryPlayer::pause()
{
    if (!playing()) return;
    timer_.stop();
    Q_EMIT playingChanged(false);
}

void StoryPlayer::stepForward()
{
    pause();
    const auto next = std::ranges::upper_bound(stops_, time_);
    moveTo(next == stops_.end() ? duration_ : *next);
}

void StoryPlayer::stepBack()
{
    pause();
    const auto here = std::ranges::lower_bound(stops_, time_);
    moveTo(here == stops_.begin() ? 0 : *std::prev(here));
}

void StoryPlayer::skip()
{
    pause();
    moveTo(duration_);
}

void StoryPlayer::seek(int ms)
{
    const bool wasPlaying = playing();
    pause();
    moveTo(ms);
    if (wasPlaying && !atEnd()) play();
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
    const double passed = static_cast<double>(clock_() - startedAt_) * speed_;
    const int ms = startedFrom_ + static_cast<int>(passed);
    if (ms >= duration_) pause();
    moveTo(ms);
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
