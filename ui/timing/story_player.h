// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of a story: milliseconds of story time that run, stand, jump from beat to beat, and can be
// dragged.
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

namespace chancery {

/// A millisecond clock that never runs backwards.
using Clock = std::function<qint64()>;
Clock steadyClock();

class StoryPlayer : public QObject
{
    Q_OBJECT

public:
    explicit StoryPlayer(QObject* parent = nullptr, Clock clock = steadyClock());

    /// Stands at the start of a story that lasts `duration` ms and can be stepped to `stops` (ascending, ms).
    void load(int duration, std::vector<int> stops);
    void clear() { load(0, {}); }
    /// The story goes on otherwise from here: the instant stays, and whether it is playing.
    void reload(int duration, std::vector<int> stops);

    int duration() const { return duration_; }
    int time() const { return time_; }
    bool playing() const { return timer_.isActive(); }
    bool atEnd() const { return time_ >= duration_; }
    double speed() const { return speed_; }

    void play(); ///< from the start again if it stands at the end
    void pause();
    void toggle() { playing() ? pause() : play(); }
    void stepForward(); ///< to the next stop, or the end
    void stepBack();    ///< to the stop before, or the start
    void skip();        ///< to the end
    void seek(int ms);
    /// Story milliseconds per millisecond of the clock.
    void setSpeed(double speed);
    /// Looks at the clock; the timer calls this, and so may a test.
    void tick();

Q_SIGNALS:
    void timeChanged(int ms);
    void playingChanged(bool playing);
    void loaded(int duration);
    void ended(); ///< the end was reached, by playing, stepping or skipping

private:
    void moveTo(int ms);

    Clock clock_;
    QTimer timer_;
    std::vector<int> stops_;
    int duration_ = 0;
    int time_ = 0;
    double speed_ = 1;
    qint64 startedAt_ = 0; ///< of the clock
    int startedFrom_ = 0;  ///< of the story
};

} // namespace chancery
