// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of the table: how the clock of the phase follows one open game, its times and its undo steps.
#pragma once

#include "ui/desk/clock_keeper.h"
#include "ui/desk/session.h"

#include <functional>
#include <map>
#include <optional>

namespace chancery {

class SharedSettings;

/// Keeps the clock of one open game.
class TableClock : public QObject
{
    Q_OBJECT

public:
    /// Makes the clock of `session`. Both references must outlive this. The clock of a game that was never
    /// saved goes on only if `isAlone()`, because the clock of another one could not be distinguished. Where
    /// it `isSeen()` by the players it goes on after the phase is resolved, because that is secret until the
    /// reveal; else it stands from then on.
    TableClock(Session& session, SharedSettings& settings, WallClock wall, std::function<bool()> isAlone,
               std::function<bool()> isSeen);

    /// The clock of the phase.
    ClockKeeper& keeper() { return keeper_; }
    const ClockKeeper& keeper() const { return keeper_; }
    /// Returns its times: those of the game, or of the settings for a game that has none.
    ClockRules times() const;
    /// Returns whether the clock of this phase was not started, although orders are being written and it ran
    /// in an earlier phase or the players see it.
    bool isForgotten() const;
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
    void followOpening();
    void takeUp();
    void goOn();
    void followStage(Change change, bool known);
    void followDiplomacy(bool sameGame);
    void followSpeakers(bool sameGame);
    void toggleUnkept();

    Session& session_;
    SharedSettings& settings_;
    /// How the clock was left on the other side of an undo step.
    struct Step
    {
        ClockKeeper::Left other;
        bool runs = false; ///< it ran right after the step was done or taken back
    };
    void exchange(Step& step, const ClockKeeper::Left& here);

    std::function<bool()> isAlone_, isSeen_;
    ClockKeeper keeper_;
    bool isUnkept_ = false;            ///< the clock is set by the program and not kept
    bool isHeld_ = false;              ///< it ran when hold() stopped it
    bool ran_ = false;                 ///< since the game was opened
    bool timed_ = true;                ///< whether the game has times
    bool negotiated_ = false;          ///< the diplomacy of this phase is over
    std::optional<SpeechRound> round_; ///< the last round of speeches in this phase
    std::map<int, Step> steps_;        ///< by the numbers of the undo steps that have changed the clock
};

} // namespace chancery
