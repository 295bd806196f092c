// SPDX-License-Identifier: GPL-3.0-or-later
// A document: one open game, what is shown of it, its clock, its files and its window. The actions work with
// it.
#pragma once

#include "app/audience_feed.h"
#include "app/audience_keeper.h"
#include "app/boards.h"
#include "app/game_files.h"
#include "app/shared_settings.h"
#include "app/workspace.h"
#include "ui/panels/flow_bar.h"
#include "ui/session/presenter.h"
#include "ui/session/session.h"
#include "ui/timing/clock_keeper.h"

#include <QObject>

#include <memory>

namespace chancery {

class MainWindow;

class Document : public QObject
{
    Q_OBJECT

public:
    /// `workspace` must outlive this; `game` is on one of its boards.
    Document(Workspace& workspace, Game game);
    ~Document() override;

    Session& session() { return session_; }
    const Session& session() const { return session_; }
    Presenter& presenter() { return presenter_; }
    const Presenter& presenter() const { return presenter_; }
    ClockKeeper& clock() { return clock_; }
    const ClockKeeper& clock() const { return clock_; }
    GameFiles& files() { return files_; }
    const GameFiles& files() const { return files_; }
    AudienceFeed& feed() { return feed_; }
    const AudienceFeed& feed() const { return feed_; }

    /// What this document shares with the other open ones.
    Workspace& workspace() const { return workspace_; }
    SharedSettings& settings() const { return workspace_.settings(); }
    AudienceKeeper& audience() const { return workspace_.audience(); }
    /// The board of the open game.
    const BoardSource& board() const { return workspace_.boards().boardOf(session_.map()); }

    /// The console of this document, over which dialogs open; nullptr until one is made.
    MainWindow* window() const { return window_.get(); }
    /// Makes the window, in place of a former one; it is not shown yet.
    MainWindow& makeWindow();
    /// Makes the window and shows it with the layout that was kept last. A former window goes once the new
    /// one is there.
    void showWindow();
    void tell(const Error& error) const;

    // The evening.
    /// Asks first whether open sheets matter, and how a paradox is resolved that the rulebook leaves to the
    /// gamemaster; without an answer nothing happens.
    void resolve();
    /// Resolves if need be, as `resolve`, and tells the players.
    void reveal();
    /// Begins the next phase. Asks first if the results were never revealed although the audience window has
    /// been open in this game.
    void advance();
    NextStep next() const { return nextStep(session_, presenter_, audience().presents(*this)); }

Q_SIGNALS:
    /// Actions may be enabled, checked or named otherwise.
    void stateChanged();
    void boardChanged();

private:
    void connectParts();
    void connectClock();
    void followPhase();
    void resumeClock();

    Workspace& workspace_;
    Session session_;
    Presenter presenter_;
    ClockKeeper clock_;
    AudienceFeed feed_;
    GameFiles files_;
    bool presented_ = false; ///< the audience window has been open in this game
    std::unique_ptr<MainWindow> window_;
};

} // namespace chancery
