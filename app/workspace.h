// SPDX-License-Identifier: GPL-3.0-or-later
// The open documents and what they share: boards, settings, prompts and the audience window.
#pragma once

#include "app/audience_keeper.h"
#include "app/boards.h"
#include "app/clause_door.h"
#include "app/failures.h"
#include "app/prompts.h"
#include "app/shared_settings.h"
#include "engine/game/study.h"
#include "ui/desk/clock_keeper.h"
#include "ui/desk/story_player.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace chancery {

class Document;
class Session;

/// Owns the open documents and everything that they share except the boards.
class Workspace : public QObject
{
    Q_OBJECT

public:
    /// Makes a workspace without documents. `boards` must outlive it. Stories and slides go by `time`, phase
    /// clocks by `wall`.
    Workspace(Boards& boards, Settings settings, Prompts prompts, Clock time = steadyClock(),
              WallClock wall = systemClock());
    ~Workspace() override;

    /// Returns the boards to play on.
    Boards& boards() { return boards_; }
    /// Returns the settings of all windows.
    SharedSettings& settings() { return settings_; }
    /// Returns the questions for which the program stops.
    const Prompts& prompts() const { return prompts_; }
    /// Returns the keeper of the audience window.
    AudienceKeeper& audience() { return audience_; }
    /// Returns what closes a document in which a check of ours fails.
    Failures& failures() { return failures_; }
    /// Returns the time that stories and slides go by.
    const Clock& time() const { return time_; }
    /// Returns the time that phase clocks go by.
    const WallClock& wall() const { return wall_; }

    /// Starts a journal for every game, open or opened later. `folder` is the program's own folder for
    /// journals.
    void keepJournals(const QString& folder);
    /// Returns that folder; empty if no journals are kept.
    const QString& journals() const { return journals_; }

    /// Opens a document with a game or a study on one of the boards. It has no window yet.
    Document& open(Game game);
    /// Opens a document with its window. If a check of ours fails meanwhile, it is closed again, and nullptr
    /// returned.
    Document* show(Game game);
    /// As above with what `open` opens in a study that is empty; it is closed again if that returns false.
    Document* showStudy(const std::function<bool(Document&)>& open);
    /// Shows the variations of a phase of a game in their window, those of the phase with this index; they
    /// are begun if there are none.
    void showVariations(Document& game, std::size_t phase);
    /// Shows the variations with this number.
    void showVariationsOf(Document& game, std::size_t number);
    /// Returns 1 for the first document that asks, then 2, 3 and so on. It distinguishes games without a
    /// title.
    int nextNumber() { return ++numbered_; }

    /// Returns all open documents in the order in which they were opened, variations that are shown too.
    const std::vector<std::unique_ptr<Document>>& documents() const { return documents_; }
    /// Returns the open games.
    std::vector<Document*> games() const;
    /// Returns the open studies, and the variations that are shown.
    std::vector<Document*> studies() const;
    /// Returns the windows of all documents; of one without a window nullptr.
    QList<const QWidget*> windows() const;
    /// Raises the window of the game or study that has this file open, unless its session is `own`. Returns
    /// false if there is none.
    bool raiseOther(const Session* own, const QString& path) const;
    /// Closes a document whose window is closing, and variations of its game with it. It is deleted once the
    /// event loop runs again.
    void close(const Document& document);
    /// Starts a journal for every study, open or opened later, and opens again what a crash has left of
    /// studies, if the user wants it. `folder` is the program's own folder for their journals.
    void keepStudies(const QString& folder);

    /// Closes a game or a study at once and asks nothing. No function of it may be running.
    void bury(const Document& document);

    /// Closes all windows until the gamemaster keeps one.
    void closeAll();
    /// Prepares for an end of the program without questions: the journals keep all unsaved changes, and the
    /// settings keep how the windows are arranged.
    void keepAll();

private:
    std::vector<Document*> variationsIn(const Document& game) const;
    void keepJournal(Document& document) const;

    Boards& boards_;
    SharedSettings settings_;
    Prompts prompts_;
    Clock time_;
    WallClock wall_;
    AudienceKeeper audience_;
    Failures failures_{*this};
    ClauseDoor clauses_{*this};
    int numbered_ = 0;
    QString journals_;      ///< the folder for journals of games; empty if none are kept
    QString studyJournals_; ///< that for journals of studies
    std::vector<std::unique_ptr<Document>> documents_;
    std::vector<QPointer<Document>> closing_;
};

} // namespace chancery
