// SPDX-License-Identifier: GPL-3.0-or-later
// A study beside the open games: its session, what is entered on its board, its files and its window. It has
// no clock, no players and no audience.
#pragma once

#include "app/game_files.h"
#include "app/workspace.h"
#include "ui/console/setup_desk.h"
#include "ui/console/study_view.h"
#include "ui/desk/order_desk.h"

#include <QObject>

#include <memory>

namespace chancery {

class StudyWindow;

/// One open study with its window. The actions of studies work with it.
class StudyDocument : public QObject
{
    Q_OBJECT

public:
    /// Opens a study on one of the boards of `workspace`, which must outlive this.
    StudyDocument(Workspace& workspace, Study study);
    ~StudyDocument() override;

    /// The line shown of the open study, with undo.
    Session& session() { return session_; }
    const Session& session() const { return session_; }
    /// What is shown of the study. Changes to it go through this.
    StudyView& shown() { return shown_; }
    const StudyView& shown() const { return shown_; }
    /// What is entered on the board.
    OrderDesk& desk() { return desk_; }
    const OrderDesk& desk() const { return desk_; }
    /// Setting up its position by hand.
    SetupDesk& setup() { return setup_; }
    const SetupDesk& setup() const { return setup_; }
    /// Opening, saving and the journal of this study.
    GameFiles& files() { return files_; }
    const GameFiles& files() const { return files_; }

    /// What this study shares with the other open documents.
    Workspace& workspace() const { return workspace_; }
    /// The settings of the program.
    SharedSettings& settings() const { return workspace_.settings(); }
    /// Returns the board of the study.
    const BoardSource& board() const { return workspace_.boards().boardOf(session_.map()); }

    /// Returns the window, over which dialogs open; nullptr until one is made.
    StudyWindow* window() const { return window_.get(); }
    /// Makes the window, in place of a former one, and does not show it.
    StudyWindow& makeWindow();
    /// Makes the window and shows it where the last one was.
    void showWindow();

    /// Asks how the paradox of the line shown is resolved, if the rulebook leaves it open.
    void chooseParadox();
    /// Returns whether it does.
    bool hasOpenParadox() const;

    /// Returns `act` so that what it throws closes this study alone: for signals of what documents share.
    std::function<void()> alone(std::function<void()> act);

    /// Reports in passing that something was done. With the path of a file its folder is offered.
    void announce(const QString& text, const QString& path = {}) { Q_EMIT announced(text, path); }

Q_SIGNALS:
    /// Something was done that the user should read in passing; see announce().
    void announced(const QString& text, const QString& path);
    /// Actions may have to be enabled, checked or named otherwise.
    void stateChanged();

private:
    Workspace& workspace_;
    Session session_;
    OrderDesk desk_; ///< before what asks it while the study changes
    StudyView shown_;
    SetupDesk setup_{shown_};
    GameFiles files_;
    std::unique_ptr<StudyWindow> window_;
};

} // namespace chancery
