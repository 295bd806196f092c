// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of the table: how the clock of the phase follows one open game, its times and its undo steps.
#pragma once

#include "ui/desk/clock_keeper.h"
#include "ui/desk/session.h"

#include <functional>

namespace chancery {

class SharedSettings;

/// Keeps the clock of one open game.
class TableClock : public QObject
{
    Q_OBJECT

public:
    /// Makes the clock of `session`. Both references must outlive this. The clock of a game that was never
    /// saved goes on only if `isAlone()`, because the clock of another one could not be distinguished.
    TableClock(Session& session, SharedSettings& settings, WallClock wall, std::function<bool()> isAlone);

    /// The clock of the phase.
    ClockKeeper& keeper() { return keeper_; }
    const ClockKeeper& keeper() const { return keeper_; }
    /// Returns its times: those of the game, or of the settings for a game that has none.
    ClockRules times() const;
    /// Returns whether the clock of this phase was not started, although orders are being written and it ran
    /// in an earlier phase or `seen` says that the players see it.
    bool isForgotten(bool seen) const;
    /// Leaves the clock without stages until another game is opened: a position that is studied has no times.
    void stopTiming();
    /// Stops the clock if it runs, and lets it go on with resume(). What is kept of it in the settings stays:
    /// the next start of the program goes by it.
    void hold();
    void resume();
    /// Follows the times of the settings for a game that has none of its own.
    void followTimes();

private:
    void followGame(Change change);
    void followPhase();
    void followSpeeches();
    void takeUp();
    void goOn();
    void followMotions(bool sameGame);
    void followSpeakers(bool sameGame);
    void toggleUnkept();

    Session& session_;
    SharedSettings& settings_;
    std::function<bool()> isAlone_;
    ClockKeeper keeper_;
    bool isUnkept_ = false;            ///< the clock is set by the program and not kept
    bool isHeld_ = false;              ///< it ran when hold() stopped it
    bool ran_ = false;                 ///< since the game was opened
    bool timed_ = true;                ///< whether the game has times
    std::ptrdiff_t endings_ = 0;       ///< how many motions to end a diplomacy were carried
    std::optional<SpeechRound> round_; ///< the last round of speeches in this phase
};

} // namespace chancery
