// SPDX-License-Identifier: GPL-3.0-or-later
// The files of one document, a game or a study: opening and saving, its journal, and the offer of unsaved
// work after a crash. Each function shows the user its own errors.
#pragma once

#include "app/prompts.h"
#include "engine/base/result.h"
#include "engine/game/game.h"
#include "ui/desk/session.h"

#include <QObject>

#include <functional>
#include <memory>

class QWidget;

namespace chancery {

class JournalKeeper;
class Workspace;
struct Holder;
struct JournalMatch;
struct JournalPlace;

/// Opens and saves the game or study of one document and keeps its journal. What is said of a game below
/// holds for a study too.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    /// Makes the files of a document. Dialogs open over `console()`, which may be nullptr. `session` and
    /// `workspace` must outlive this.
    GameFiles(Session& session, Workspace& workspace, std::function<QWidget*()> console);
    ~GameFiles() override;

    /// Starts to record every change in a journal. `folder` is the program's own folder for journals.
    void keepJournal(const QString& folder);
    /// Returns why changes cannot be recorded at the moment, or an empty string.
    QString trouble() const;
    /// Returns why the open game is read-only and what can be done, or an empty string.
    QString readOnlyNote() const;
    /// Offers the work that a crash has left and opens it. Returns false if there is none or the gamemaster
    /// declines.
    bool offerAbandoned();
    /// Offers what a crash has left in this place, and opens it. Returns false if there is nothing or the
    /// user declines.
    bool offer(const JournalPlace& place);
    /// Opens the game that was open last. One that offerAbandoned() has offered is not offered again.
    void openLast();

    /// Opens a game with its journal: the undo steps, and the work that was not saved. A journal that was
    /// kept under another name, and the game of another program, is opened as one that was never saved. If
    /// another window of the program has the game open, that window is raised instead. If another program has
    /// it, offers to open it read-only, without a journal. Returns whether the game is open in this document.
    bool open(const QString& path);
    /// As open(), but asks whether the open game may be left once this one can be opened. If another window
    /// has it open, only raises that window.
    void openInstead(const QString& path);
    /// Saves to the game's file. Asks for one if it has none or is read-only, and what to do if another
    /// program has changed the file since it was read or written last. Returns whether the game was saved.
    bool save();
    /// Asks for a file and saves to it. Returns whether the game was saved.
    bool saveAs();
    /// Asks for a file and a form, writes a copy there, and says what is left out. The game stays where it
    /// is. Orders that the players have not seen are never in the copy of a game.
    void saveCopy();
    /// Begins another game. The open game is discarded without a question.
    void start(Game game);
    /// Returns true if nothing unsaved would be lost, or if the gamemaster saves or discards it when asked.
    bool mayDiscard();
    /// Leaves the journal as it is when the program ends, so that it has all unsaved changes.
    void keepAll();
    /// Leaves the journal as a crash would, and records nothing more. Returns its path; empty if there is
    /// none.
    QString abandon();
    /// Returns the path of the game that the journal is about; empty for one that was never saved.
    QString journalledPath() const;
    /// Opens a game again from the journal that abandon() has left, without a question: the game of the file
    /// `path`, or one that was never saved. Its last changes, `back` in number, are left undone. Returns
    /// false if that is not possible.
    bool reopen(const QString& journal, const QString& path, int back);
    /// Returns the name of the game in questions: the file's name, the game's title, or "Untitled game 2".
    QString gameName() const;
    /// Returns that name without what the names of files cannot have.
    QString fileName() const;
    /// Returns what the frame of the window says of the game: its title and the name of its file, or
    /// gameName() where the two are one.
    QString titleAndFile() const;
    /// Shows an error that concerns this game or another one.
    void tell(const Error& error) const;

Q_SIGNALS:
    /// Something has happened to the files that the gamemaster should read in passing.
    void noted(const QString& text);
    /// The gamemaster has saved the game to this file.
    void saved(const QString& path);
    /// trouble() has changed.
    void troubleChanged();

private:
    bool isStudy() const { return session_.game().studied != nullptr; }
    void remember(const QString& path) const;
    /// Opens a game without its journal; `whenRead` is called before anything changes.
    bool openFile(const JournalPlace& place, const QString& path, Access access = Access::Full,
                  const std::function<void()>& whenRead = {});
    bool openReadOnly(const Holder& holder, const QString& path);
    bool openMatched(const JournalPlace& place, const QString& path);
    bool openKept(const QString& path);
    bool openForeign(const QString& path);
    bool mayReplace();
    void openThere();
    void tellObstacle() const;
    ChangedFileAnswer mayOverwrite(const QString& path) const;
    QString suggestedPath() const;
    bool openAsSaved(const JournalPlace& place, const QString& path, JournalMatch match);
    bool restore(const JournalPlace& place, const QString& path, const JournalMatch& match);
    bool offerInterrupted();
    void tellDifferences(const std::vector<std::string>& differences) const;
    template<class T>
    std::optional<T> readAside(qint64 bytes, const std::function<T(const MapLoader& maps)>& read) const;
    Status write(const QString& path);
    bool saveTo(const QString& path);
    void tell(const QString& title, const QString& text) const;

    Session& session_;
    Workspace& workspace_;
    std::function<QWidget*()> console_;
    int number_;
    std::unique_ptr<JournalKeeper> journal_; ///< nullptr for a screenshot
    std::unique_ptr<Holder> holder_;         ///< who had the game open when it was opened read-only
    bool asksFirst_ = false;                 ///< whether the open game is in question while one is opened
    QString offered_;                        ///< the game whose file offerAbandoned() has offered
};

} // namespace chancery
