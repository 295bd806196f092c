// SPDX-License-Identifier: GPL-3.0-or-later
// A document: an open game or study, what is shown of it, and its window. The actions work with it.
#pragma once

#include "app/audience_feed.h"
#include "app/audience_keeper.h"
#include "app/game_files.h"
#include "app/shared_settings.h"
#include "app/start_state.h"
#include "app/study_bench.h"
#include "app/table_clock.h"
#include "app/table_watch.h"
#include "app/workspace.h"
#include "ui/desk/presenter.h"

#include <memory>
#include <optional>

namespace chancery {

class DocumentWindow;
class GamePanels;
class OrderDesk;
class StudyPanels;

/// What the gamemaster knows of the audience window.
struct RoomKnown
{
    bool wasOpen = false; ///< it has been open in this game, and the gamemaster has not gone on without it
};

/// One open document with its window. A game has one line, which is what an audience may see. A study has a
/// bench, on which lines are tried out, and an audience sees the line that was presented last.
class Document : public QObject
{
    Q_OBJECT

public:
    /// Opens a game or a study on one of the boards of `workspace`, which must outlive this.
    Document(Workspace& workspace, Game game);
    /// Opens the variations of a game with this number, which lie in the game's file and of which each change
    /// is one of the game. `game` must outlive this.
    Document(Document& game, std::size_t number);
    ~Document() override;

    /// What lies in the file, with undo: a game or a study. Of variations it is the game.
    Session& session() { return session_; }
    const Session& session() const { return session_; }
    /// Its files and its name, and opening others, with the journal.
    GameFiles& files() { return files_; }
    const GameFiles& files() const { return files_; }
    Opening& opening() { return files_.opening(); }
    const Opening& opening() const { return files_.opening(); }
    /// Returns whether this is a study, or variations of a game.
    bool isStudy() const { return bench_.has_value(); }
    /// Returns whether this lies in the file of another document: variations of a game.
    bool isInGame() const { return !own_; }
    /// What is tried out, and how. Only a study has it.
    StudyBench& bench() { return *bench_; }
    const StudyBench& bench() const { return *bench_; }

    /// What is entered on the board.
    const OrderDesk& desk() const;
    OrderDesk& desk() { return const_cast<OrderDesk&>(std::as_const(*this).desk()); }
    /// Returns whether orders of a kind of phase can be entered on the board now.
    bool mayEnter(PhaseKind kind) const;

    /// The game that an audience may see: that of session(), or of a study the line presented last, and an
    /// untouched game before.
    Session& played() { return played_; }
    const Session& played() const { return played_; }
    /// What is shown of it.
    Presenter& presenter() { return presenter_; }
    const Presenter& presenter() const { return presenter_; }
    /// The clock of its phase, and how that follows it.
    ClockKeeper& clock() { return tableClock_.keeper(); }
    const ClockKeeper& clock() const { return tableClock_.keeper(); }
    TableClock& tableClock() { return tableClock_; }
    /// Returns whether its window shows what the players may not know: orders or results that are not
    /// revealed, or secrets of the Committee.
    bool holdsSecrets() const;
    /// What is wrong with the units on the board.
    TableWatch& tableWatch() { return watch_; }
    const TableWatch& tableWatch() const { return watch_; }
    /// What the players may see of it.
    AudienceFeed& feed() { return feed_; }
    const AudienceFeed& feed() const { return feed_; }
    /// The audience window of the program, which shows this document or another.
    AudienceKeeper& audience() const { return workspace_.audience(); }
    /// Returns whether players are to see it: the audience window shows it, or left it for another game.
    bool hasAudience() const;
    /// What the gamemaster knows of the audience window while this game is open.
    RoomKnown& room() { return room_; }

    /// Whether the start page is shown in the place of its board.
    StartState& start() { return start_; }
    const StartState& start() const { return start_; }

    /// Returns the window, over which dialogs open; nullptr until one is made.
    DocumentWindow* window() const { return window_.get(); }
    /// Returns what is in the window of a game, or of a study; nullptr for the other kind, and until one is
    /// made.
    GamePanels* console() const;
    StudyPanels* studyPanels() const;
    /// Makes the window, in place of a former one, and does not show it.
    DocumentWindow& makeWindow();
    /// Makes the window and shows it where the last one was. A former one closes once the new one is there.
    void showWindow();

    /// What this document shares with the other open ones.
    Workspace& workspace() const { return workspace_; }
    /// The settings of the program.
    SharedSettings& settings() const { return workspace_.settings(); }
    /// Returns the board of the open game.
    const BoardSource& board() const { return workspace_.boards().boardOf(session_.map()); }
    /// Returns `act` so that what it throws closes this document alone: for signals of what documents share.
    std::function<void()> alone(std::function<void()> act);
    /// Reports in passing that something was done. With the path of a file its folder is offered.
    void announce(const QString& text, const QString& path = {}) { Q_EMIT announced(text, path); }

Q_SIGNALS:
    /// Something was done that the user should read in passing; see announce().
    void announced(const QString& text, const QString& path);
    /// Actions may have to be enabled, checked or named otherwise.
    void stateChanged();
    /// Another game is open, perhaps on another board.
    void boardChanged();

private:
    /// What a document has that has a file of its own.
    struct File
    {
        File(Workspace& workspace, Game game, std::function<QWidget*()> console)
            : session(std::move(game))
            , files(session, workspace, std::move(console))
        {
        }

        Session session;
        GameFiles files;
    };

    Document(Workspace& workspace, std::optional<Game> game, Document* other, std::size_t number);
    Session& openFile(Game game);
    Session& setUpBench(const Document* game, std::size_t number);
    void connectFile();
    void connectPlayed();
    void connectShared();
    void followGame(Change change);
    void followVariations();
    void applyPreferences();
    double revealVolume() const;

    Workspace& workspace_;
    std::optional<File> own_; ///< nothing for variations, which lie in the file of a game
    Session& session_;
    GameFiles& files_;
    std::optional<StudyBench> bench_;      ///< of a study
    std::optional<Session> presentedLine_; ///< of a study
    Session& played_;
    Presenter presenter_;
    TableClock tableClock_;
    TableWatch watch_{played_, tableClock_.keeper()};
    AudienceFeed feed_;
    RoomKnown room_;
    StartState start_{tableClock_, [this] { Q_EMIT stateChanged(); }};
    std::size_t unfitting_ = 0; ///< how many variations no longer fit the game
    std::unique_ptr<DocumentWindow> window_;
};

} // namespace chancery
