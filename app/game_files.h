// SPDX-License-Identifier: GPL-3.0-or-later
// The files of one document: opening and saving, its journal, and what is offered after a crash. Each
// function tells the gamemaster itself if it fails.
#pragma once

#include "engine/base/result.h"
#include "engine/game/game.h"

#include <QObject>

#include <functional>
#include <memory>

class QWidget;

namespace chancery {

class JournalKeeper;
class Session;
class Workspace;
struct JournalMatch;
struct JournalPlace;

class GameFiles : public QObject
{
    Q_OBJECT

public:
    /// Questions open over `console`, which may be nullptr. `session` and `workspace` must outlive this.
    GameFiles(Session& session, Workspace& workspace, std::function<QWidget*()> console);
    ~GameFiles() override;

    /// From now on every change is written down; `folder` is the program's own for journals.
    void keepJournal(const QString& folder);
    /// Why changes are not being written down at the moment; empty if they are.
    QString trouble() const;
    /// Offers what a crash has left, and opens it; false if there is nothing, or the gamemaster wants none of
    /// it.
    bool offerAbandoned();

    /// Opens a game with its journal, if there is one: the undo steps, and what was not saved when the
    /// program stopped. A game that is open in another window of the program stays there; that window is
    /// raised.
    bool open(const QString& path);
    /// As `open`, but asks first whether the game that is open may go.
    void openInstead(const QString& path);
    bool save();
    bool saveAs();
    /// Begins another game; what is open is discarded.
    void start(Game game);
    /// True if nothing would be lost, or the gamemaster says that it may be.
    bool mayDiscard();
    /// What the window is called: the name of the file, the title of the game, or "Untitled game 2".
    QString gameName() const;
    /// Tells the gamemaster that something failed that concerns this game or another one.
    void tell(const Error& error) const;

Q_SIGNALS:
    void troubleChanged();

private:
    bool openFile(const JournalPlace& place, const QString& path);
    bool openAsSaved(const JournalPlace& place, const QString& path, JournalMatch match);
    bool restore(const JournalPlace& place, const QString& path, const JournalMatch& match);
    bool offerInterrupted();
    void tellDifferences(const std::vector<std::string>& differences) const;
    Status write(const QString& path);
    void tell(const QString& title, const QString& text) const;

    Session& session_;
    Workspace& workspace_;
    std::function<QWidget*()> console_;
    int number_;
    std::unique_ptr<JournalKeeper> journal_; ///< none when a picture is taken
};

} // namespace chancery
