// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the slide that the audience window shows between phases: by hand, or one after another. While a
// story is shown, it is the board.
#pragma once

#include "ui/desk/story_player.h"
#include "ui/scene/slide.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace chancery {

/// The choice of the slide, with a timer that changes it.
class SlideShow : public QObject
{
    Q_OBJECT

public:
    /// `has` returns whether there is anything to show of a kind of slide. `clock` gives milliseconds.
    explicit SlideShow(std::function<bool(SlideKind)> has, Clock clock = steadyClock(),
                       QObject* parent = nullptr);

    /// Returns the present kind of slide; SlideKind::Board for none.
    SlideKind kind() const { return kind_; }
    /// Shows a kind of slide and restarts the time until the next one. It does nothing if there is nothing to
    /// show of that kind.
    void choose(SlideKind kind);
    /// Shows the next of the slides in turn that there is something to show of.
    void next();
    /// Returns whether slides change by themselves.
    bool rotating() const { return rotating_; }
    /// Chooses whether slides change by themselves.
    void setRotating(bool rotating);
    /// Returns for how many seconds each slide is shown while slides change by themselves.
    int seconds() const { return seconds_; }
    /// Sets for how many seconds each slide is shown; less than 1 means 1.
    void setSeconds(int seconds);
    /// Says whether a story is being shown. When one begins, the board is shown; no slide changes by itself
    /// until it has ended.
    void setTelling(bool telling);
    /// Shows the next slide if it is due. The timer calls this, and so may a test.
    void tick();

Q_SIGNALS:
    /// The slide has changed, or whether slides change by themselves.
    void changed();

private:
    void show(SlideKind kind);
    void schedule();

    std::function<bool(SlideKind)> has_;
    Clock clock_;
    QTimer timer_{this};
    SlideKind kind_ = SlideKind::Board;
    bool rotating_ = false, telling_ = false;
    int seconds_ = 20;
    qint64 shownAt_ = 0; ///< the clock's milliseconds when the slide was shown
};

} // namespace chancery
