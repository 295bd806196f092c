// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of a story. Its story time, in milliseconds, can be played, whole or beat by beat, paused and
// set.
#pragma once

#include "ui/scene/storyboard.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace chancery {

/// A function that returns milliseconds since an arbitrary start and never goes back.
using Clock = std::function<qint64()>;
/// Returns a clock that starts at 0 now.
Clock steadyClock();

/// The story time of one story, which is from 0 to its duration.
class StoryPlayer : public QObject
{
    Q_OBJECT

public:
    /// Starts with a story of duration 0. `clock` gives the milliseconds by which it plays.
    explicit StoryPlayer(QObject* parent = nullptr, Clock clock = steadyClock());

    /// Loads a story, paused at its start. `duration` is its length in milliseconds, and `beats` are the
    /// times of its beats, one after another.
    void load(int duration, std::vector<Span> beats);
    /// Loads a story of duration 0.
    void clear() { load(0, {}); }
    /// Replaces the story by one that looks at `time` as this one does now, and goes there without a signal
    /// that another story was loaded. It plays on if it was playing.
    void reload(int duration, std::vector<Span> beats, int time);

    /// Returns the length of the story in milliseconds.
    int duration() const { return duration_; }
    /// Returns the present story time in milliseconds.
    int time() const { return time_; }
    /// Returns whether the story is playing.
    bool playing() const { return timer_.isActive(); }
    /// Returns whether it is playing to the end, not only one beat or a slow replay.
    bool playsOn() const { return playing() && !returnTo_ && until_ == duration_; }
    /// Returns whether the time is at the end of the story; true without a story.
    bool atEnd() const { return time_ >= duration_; }
    /// Returns the story milliseconds per millisecond of the clock.
    double speed() const { return speed_; }

    /// Plays on to the end, or from the start if the story is at its end.
    void play();
    /// Pauses.
    void pause();
    /// Pauses if it plays on to the end, else plays on.
    void toggle() { playsOn() ? pause() : play(); }
    /// Plays the next beat, or the rest of the present one, and pauses at its end. While the story plays, it
    /// goes to the end of the present beat at once and pauses. It does nothing at the end of the story.
    void stepForward();
    /// Pauses and goes to where the latest beat began, or if it is there, to where the one before began.
    void stepBack();
    /// Plays a part that has been shown again at half speed, returns to the present time and pauses there.
    void replaySlowly(const Span& part);
    /// Ends a slow replay at once, as if it had been seen; it does nothing else.
    void leaveReplay();
    /// Pauses and goes to the end.
    void skip();
    /// Goes to a time in milliseconds, limited to the story. It plays on if it was playing.
    void seek(int ms);
    /// Sets the story milliseconds per millisecond of the clock, 1 at first.
    void setSpeed(double speed);
    /// Moves the time on by what has passed. The timer calls this, and so may a test.
    void tick();

Q_SIGNALS:
    /// The story time has changed, in milliseconds.
    void timeChanged(int ms);
    /// The story was started or paused.
    void playingChanged(bool playing);
    /// Another story was loaded; its length in milliseconds.
    void loaded(int duration);
    /// The end of the story was reached, by playing, stepping, skipping or seeking.
    void ended();

private:
    void start(int from, int until);
    void moveTo(int ms);

    Clock clock_;
    QTimer timer_{this};
    std::vector<Span> beats_;
    int duration_ = 0;
    int time_ = 0;
    int until_ = 0;               ///< where playing pauses
    std::optional<int> returnTo_; ///< during a slow replay: the time to return to
    double speed_ = 1;
    qint64 startedAt_ = 0; ///< the clock's milliseconds when playing began
    int startedFrom_ = 0;  ///< the story time when playing began
};

} // namespace chancery
