// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the phase clock of the evening: ticks while it runs, follows the phases, and can be put away and taken up again.
#pragma once

#include "ui/flow/clock_cues.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace chancery {

/// Milliseconds since 1970.
using WallClock = std::function<WallTime()>;
/// Goes on while the machine sleeps, and does not jump when the machine's clock is set.
WallClock systemClock();

class ClockKeeper : public QObject
{
    Q_OBJECT

public:
    explicit ClockKeeper(WallClock wall = systemClock(), QObject* parent = nullptr);

    /// The times in force from the next phase on; the present stage starts anew if it has not begun.
    void setTimes(const ClockRules& times);
    const ClockRules& times() const { return times_; }
    /// The clock of another phase, standing at its first stage. Nothing changes if it is the phase that is being timed.
    void follow(const Phase& phase, bool first);

    const PhaseClock& clock() const { return clock_; }
    WallTime now() const { return wall_(); }
    QString text() const;
    Urgency urgency() const { return urgencyOf(clock_, now()); }

    void toggle(); ///< starts or pauses
    void pause();
    void addMinute();
    void skip();
    /// Looks at the time; the timer calls this, and so may a test.
    void tick();

    /// What `resume` of another run takes up, if it times the same phase of the same game.
    QString written(const QString& game) const;
    void resume(const QString& line, const QString& game);

Q_SIGNALS:
    /// Another second, stage or state.
    void changed();
    /// The clock was started, paused, lengthened, skipped: what `written` gives is another.
    void handled();
    /// Something to be heard, once each time that it falls due.
    void cued(chancery::Cue cue, chancery::TurnStage stage);

private:
    void become(PhaseClock clock);
    void schedule();

    WallClock wall_;
    QTimer timer_;
    ClockRules times_;
    Phase phase_{};
    bool first_ = false;
    PhaseClock clock_;
    CueWatch cues_;
};

} // namespace chancery
