// SPDX-License-Identifier: GPL-3.0-or-later
// A document: one open game, what is shown of it, and its clock. The actions work with it.
#pragma once

#include "app/audience_feed.h"
#include "app/audience_keeper.h"
#include "app/open_document.h"
#include "app/shared_settings.h"
#include "app/table_watch.h"
#include "ui/desk/clock_keeper.h"
#include "ui/desk/presenter.h"

#include <memory>
#include <optional>

namespace chancery {

class MainWindow;

/// What is open behind the start page.
enum class BehindStart : std::uint8_t {
    NoGame, ///< the program has just started: there is nothing to go back to
    Game    ///< the open game, to which the gamemaster may go back
};

/// One open game, what is shown of it, and its clock.
class Document : public OpenDocument
{
    Q_OBJECT

public:
    /// Opens `game`, which is on one of the boards of `workspace`. `workspace` must outlive this.
    Document(Workspace& workspace, Game game);
    /// Opens a game without a window of its own, which `host` presents. `host` must outlive this.
    Document(OpenDocument& host, Game game);
    ~Document() override;

    const OrderDesk& desk() const override { return presenter_.desk(); }
    using OpenDocument::desk;
    bool mayEnter(PhaseKind kind) const override;
    /// What is shown of the game.
    Presenter& presenter() { return presenter_; }
    const Presenter& presenter() const { return presenter_; }
    /// The clock of the phase.
    ClockKeeper& clock() { return clock_; }
    const ClockKeeper& clock() const { return clock_; }
    /// What is wrong with the units on the board.
    TableWatch& tableWatch() { return watch_; }
    const TableWatch& tableWatch() const { return watch_; }
    /// What the players may see of this game.
    AudienceFeed& feed() { return feed_; }
    const AudienceFeed& feed() const { return feed_; }

    Document* presented() const override { return const_cast<Document*>(this); }
    /// Returns the document that presents this game; nullptr for a game with a window of its own.
    OpenDocument* host() const { return host_; }
    /// Returns the window from which it is presented; nullptr until one is made.
    QWidget* console() const;

    /// The audience window of the program, which shows this document or another.
    AudienceKeeper& audience() const { return workspace().audience(); }
    /// Returns the console; nullptr until one is made.
    MainWindow* window() const;
    /// Makes the console, in place of a former one, and does not show it.
    MainWindow& makeWindow();

    /// Shows the start page in the place of the board, and holds the clock meanwhile. The audience window
    /// shows what it would show without the page.
    void showStart(BehindStart behind);
    /// Shows the board again, and lets the clock go on that ran before.
    void leaveStart();
    /// Returns whether the start page is shown.
    bool atStart() const { return start_.has_value(); }
    /// Returns whether there is an open game to go back to from the start page.
    bool mayLeaveStart() const { return start_ == BehindStart::Game; }

    /// Resolves the phase. Asks first whether open sheets matter, and how a paradox is resolved that the
    /// rulebook leaves to the gamemaster; and the officers of a Committee review insurrections. Without an
    /// answer nothing happens. A phase whose position stops it is not resolved; a message names what is
    /// wrong.
    void resolve();
    /// Resolves the phase if need be, as `resolve` does, and reveals it to the players, also if the audience
    /// window was blank or frozen.
    void reveal();
    /// Begins the next phase. Asks first if the results were never revealed although the audience window has
    /// been open in this game. Where a coin must be tossed first, it asks for that instead (1971 XIV.2); once
    /// the agreed time of day has come, it asks whether the game ends.
    void advance();
    /// Shows the players that a coin is tossed, asks who has won, and shows them that. Without an answer the
    /// game does not go on.
    void tossCoin();
    /// Asks whether the game ends because of the agreed time of day; then it ends, and the players see how.
    void endByTime();

    /// Returns the times of the clock: those of the game, or of the settings for a game that has none.
    ClockRules times() const;
    /// Leaves the clock without stages until another game is opened: a position that is studied has no times.
    void stopTiming();

Q_SIGNALS:
    /// Another game is open, perhaps on another board.
    void boardChanged();

protected:
    std::unique_ptr<DocumentWindow> newWindow() override;

private:
    void connectParts();
    void connectClock();
    void followPhase();
    void takeUpClock();
    void resumeClock();
    void followMotions(bool sameGame);
    void followVariations(bool sameGame);
    void holdClock(bool held);
    bool isTimeUp() const;
    bool acceptsInsurrections(std::optional<ParadoxChoice> choice) const;

    OpenDocument* host_ = nullptr;
    Presenter presenter_;
    ClockKeeper clock_;
    TableWatch watch_{session(), clock_};
    AudienceFeed feed_;
    bool takesUpClock_ = false;        ///< the clock is set by the program and not kept
    bool presented_ = false;           ///< the audience window has been open in this game
    std::optional<BehindStart> start_; ///< set while the start page is shown
    bool clockRan_ = false;            ///< before the start page was shown
    bool timed_ = true;                ///< whether the game has times
    std::ptrdiff_t endings_ = 0;       ///< how many motions to end a diplomacy were carried
    std::size_t unfitting_ = 0;        ///< how many variations no longer fit the game
};

} // namespace chancery
