// SPDX-License-Identifier: GPL-3.0-or-later
// Which slide the audience window shows between phases: chosen by hand, or one after another. While a story is told it is
// the board.
#pragma once

#include "ui/story/slide.h"
#include "ui/timing/story_player.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace chancery {

class SlideShow : public QObject
{
    Q_OBJECT

public:
    /// `has`: whether there is anything to show of a kind now.
    explicit SlideShow(std::function<bool(SlideKind)> has, Clock clock = steadyClock(),
                       QObject* parent = nullptr);

    SlideKind kind() const { return kind_; }
    /// Nothing to show leaves things as they are. The time until the next slide begins anew.
    void choose(SlideKind kind);
    /// The next one that there is something to show of.
    void next();
    bool rotating() const { return rotating_; }
    void setRotating(bool rotating);
    int seconds() const { return seconds_; }
    void setSeconds(int seconds);
    /// While a story is told nothing rotates; it begins with the board.
    void setTelling(bool telling);
    /// Looks at the clock; the timer calls this, and so may a test.
    void tick();

Q_SIGNALS:
    /// Another slide, or another way of going on.
    void changed();

private:
    void show(SlideKind kind);
    void schedule();

    std::function<bool(SlideKind)> has_;
    Clock clock_;
    QTimer timer_;
    SlideKind kind_ = SlideKind::Board;
    bool rotating_ = false, telling_ = false;
    int seconds_ = 20;
    qint64 shownAt_ = 0; ///< of the clock
};

} // namespace chancery
