// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the phase clock of the evening. The clock follows the phases and can be saved and resumed.
#pragma once

#include "ui/scene/clock_cues.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace chancery {

/// A function that returns the milliseconds since 1970.
using WallClock = std::function<WallTime()>;
/// Returns the clock of this machine. It goes on while the machine sleeps, and it does not jump when the
/// machine's clock is set.
WallClock systemClock();

/// The phase clock, which ticks once a second while it runs.
class ClockKeeper : public QObject
{
    Q_OBJECT

public:
    /// Starts with a clock without stages. `wall` gives the time at the table.
    explicit ClockKeeper(WallClock wall = systemClock(), QObject* parent = nullptr);

    /// Sets the lengths of the stages, in minutes, from the next phase on. If the clock of the present phase
    /// was not started yet, it takes them too. Without times the clock has no stages.
    void setTimes(const std::optional<ClockRules>& times);
    /// Returns the lengths of the stages, in minutes; all 0 without times.
    ClockRules times() const { return times_.value_or(ClockRules()); }
    /// Sets the clock back to the first stage of its phase, paused.
    void restart();
    /// Sets the clock to the first stage of a phase, paused. If the clock is for that phase already, it
    /// changes only while it was not started and the phase opens otherwise than before.
    void follow(const Phase& phase, const TurnOpening& opening);

    /// Returns the clock as a value.
    const PhaseClock& clock() const { return clock_; }
    /// Returns the present time in milliseconds since 1970.
    WallTime now() const { return wall_(); }
    /// Returns minutes and seconds as the clock shows them; see shownText().
    QString text() const;
    /// Returns how close the end of the present stage is.
    Urgency urgency() const { return urgencyOf(clock_, now()); }

    /// Starts or pauses the clock.
    void toggle();
    /// Pauses the clock.
    void pause();
    /// Adds a minute to the present stage.
    void addMinute();
    /// Gives the next delegation its turn of this many seconds, at once; 0 ends the speeches, and the stage
    /// that they interrupted waits, with the time that it had left.
    void speak(int seconds);
    /// Ends the diplomacy, also one that would go on after a speech; see withoutDiplomacy().
    void endDiplomacy();
    /// How the clock stood at a moment.
    struct Left
    {
        PhaseClock clock; ///< paused
        bool ran = false;
        bool operator==(const Left&) const = default;
    };
    /// Returns how the clock stands.
    Left left() const { return {paused(clock_, now()), clock_.running}; }
    /// Sets the clock to how it was left. The time since then is not counted.
    void goOnFrom(const Left& left);
    /// Goes to the next stage.
    void skip();
    /// Reads the time and emits the cue that is due. The timer calls this, and so may a test.
    void tick();

    /// Returns the clock as one line, which resume() reads. `game` is any text that identifies the game.
    QString written(const QString& game) const;
    /// Sets the clock from a line made by written(). It does nothing if the line is malformed or is about
    /// another game or phase.
    void resume(const QString& line, const QString& game);

Q_SIGNALS:
    /// The text, the stage or the state of the clock has changed.
    void changed();
    /// The clock itself has changed, not only the time: it was started, paused, lengthened, skipped or set.
    /// Save what written() returns.
    void handled();
    /// A cue is due. It is emitted once for each cue.
    void cued(chancery::Cue cue, chancery::TurnStage stage);

private:
    bool begun() const;
    void become(PhaseClock clock);
    void schedule();
    std::vector<TimedStage> stages() const;

    WallClock wall_;
    QTimer timer_{this};
    std::optional<ClockRules> times_ = ClockRules();
    Phase phase_{};
    TurnOpening opening_;
    PhaseClock clock_;
    CueWatch cues_;
};

} // namespace chancery
