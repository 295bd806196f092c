// SPDX-License-Identifier: GPL-3.0-or-later
// What every open document has, a game or a study: its session, its files and its window.
#pragma once

#include "app/boards.h"
#include "app/game_files.h"
#include "app/workspace.h"
#include "ui/desk/session.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace chancery {

class Document;
class DocumentWindow;
class OrderDesk;

/// One open document with its window. The actions that all windows share work with it.
class OpenDocument : public QObject
{
    Q_OBJECT

public:
    ~OpenDocument() override;

    /// What lies in the file, with undo: a game or a study. Of variations it is the game.
    Session& session() { return session_; }
    const Session& session() const { return session_; }
    /// What is entered on the board.
    virtual const OrderDesk& desk() const = 0;
    OrderDesk& desk() { return const_cast<OrderDesk&>(std::as_const(*this).desk()); }
    /// Returns whether orders of a kind of phase can be entered on the board now.
    virtual bool mayEnter(PhaseKind kind) const = 0;
    /// Returns the game of this document that the audience window can show: its own; for a study what was
    /// presented of it last, or nullptr.
    virtual Document* presented() const = 0;
    /// Opening, saving and the journal.
    GameFiles& files() { return files_; }
    const GameFiles& files() const { return files_; }

    /// Returns whether this lies in the file of another document: variations of a game.
    bool isInGame() const { return !own_; }

    /// What this document shares with the other open ones.
    Workspace& workspace() const { return workspace_; }
    /// The settings of the program.
    SharedSettings& settings() const { return workspace_.settings(); }
    /// Returns the board of the open game.
    const BoardSource& board() const { return workspace_.boards().boardOf(session_.map()); }

    /// Returns the window, over which dialogs open; nullptr until one is made.
    DocumentWindow* window() const { return window_.get(); }
    /// Makes the window and shows it where the last one was. A former one closes once the new one is there.
    virtual void showWindow();

    /// Returns `act` so that what it throws closes this document alone: for signals of what documents share.
    std::function<void()> alone(std::function<void()> act);
    /// Reports in passing that something was done. With the path of a file its folder is offered.
    void announce(const QString& text, const QString& path = {}) { Q_EMIT announced(text, path); }

Q_SIGNALS:
    /// Something was done that the user should read in passing; see announce().
    void announced(const QString& text, const QString& path);
    /// Actions may have to be enabled, checked or named otherwise.
    void stateChanged();

protected:
    /// Opens a game on one of the boards of `workspace`, which must outlive this.
    OpenDocument(Workspace& workspace, Game game);
    /// Opens what lies in the file of `other`, which must outlive this.
    explicit OpenDocument(OpenDocument* other);
    /// Makes a window of this document.
    virtual std::unique_ptr<DocumentWindow> newWindow() = 0;
    /// Makes the window, in place of a former one, and does not show it.
    void replaceWindow();
    /// Deletes the window, before anything that it shows.
    void dropWindow();

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

    void connectFile();

    Workspace& workspace_;
    std::optional<File> own_; ///< nothing for what lies in the file of another one
    Session& session_;
    GameFiles& files_;
    std::unique_ptr<DocumentWindow> window_;
};

} // namespace chancery
