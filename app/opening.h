// SPDX-License-Identifier: GPL-3.0-or-later
// Opens games and studies from their files and journals, so that nothing is lost and none is open twice.
#pragma once

#include "app/kept_games.h"
#include "engine/base/result.h"
#include "engine/game/game.h"
#include "ui/desk/session.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace chancery {

class JournalKeeper;
class Workspace;
struct Holder;
struct JournalMatch;
struct JournalPlace;

/// Opens the game or study of one document and keeps its journal. What is said of a game below holds for a
/// study too. Each function shows the user its own errors.
class Opening : public QObject
{
    Q_OBJECT

public:
    /// Dialogs open over `console()`, which may be nullptr. `mayLeave()` asks whether the open game may be
    /// left for another one. `session` and `workspace` must outlive this.
    Opening(Session& session, Workspace& workspace, std::function<QWidget*()> console,
            std::function<bool()> mayLeave);
    ~Opening() override;

    /// Begins another game. The open game is discarded without a question.
    void start(Game game);
    /// Opens a game with its journal: the undo steps, and the work that was not saved. A journal that was
    /// kept under another name, and the game of another program, is opened as one that was never saved. If
    /// another window of the program has the game open, that window is raised instead. If another program has
    /// it, offers to open it read-only, without a journal. Returns whether the game is open in this document.
    bool open(const QString& path);
    /// As open(), but asks whether the open game may be left once this one can be opened. If another window
    /// has it open, only raises that window.
    void openInstead(const QString& path);
    /// Opens the game that was open last. One that offerAbandoned() has offered is not offered again.
    void openLast();
    /// Opens a game without its journal, which begins anew in this place; `whenRead` is called before
    /// anything changes.
    bool openFile(const JournalPlace& place, const QString& path, Access access = Access::Full,
                  const std::function<void()>& whenRead = {});
    /// Notes the file among the recent ones.
    void remember(const QString& path) const;

    /// Offers the work that a crash has left and opens it. Returns false if there is none or the gamemaster
    /// declines.
    bool offerAbandoned();
    /// Reads what is left in this place of a game that was never saved. Returns nothing if nothing is to be
    /// offered; a journal without a game is taken away.
    std::optional<JournalMatch> readLeft(const JournalPlace& place) const;
    /// Offers the games that a crash has left and that were never saved, and opens what is wanted.
    KeptOutcome offerKept(KeptWhere where);
    /// Offers what a crash has left in this place, and opens it. Returns false if there is nothing or the
    /// user declines.
    bool offer(const JournalPlace& place);
    /// Asks about what a crash has left in this place and discards it if that is the answer. Returns whether
    /// it is to be opened.
    bool wants(const JournalPlace& place) const;
    /// Opens a game again from a journal that JournalKeeper::abandon() has left, without a question: the game
    /// of the file `path`, or one that was never saved. Its last changes, `back` in number, are left undone.
    /// Returns false if that is not possible.
    bool reopen(const QString& journal, const QString& path, int back);

    /// Starts to record every change in a journal. `folder` is the program's own folder for journals.
    void keepJournal(const QString& folder);
    /// Returns the journal; nullptr before keepJournal(), as for a screenshot.
    JournalKeeper* journal() const { return journal_.get(); }
    /// Leaves the journal as it is when the program ends, so that it has all unsaved changes.
    void keepAll();
    /// Returns why changes cannot be recorded at the moment, or an empty string.
    QString trouble() const;
    /// Says where the journal is if something else is in its place.
    void tellObstacle() const;
    /// Returns why the open game is read-only and what can be done, or an empty string.
    QString readOnlyNote() const;

Q_SIGNALS:
    /// Something has happened to the journal that the gamemaster should read in passing.
    void noted(const QString& text);
    /// trouble() has changed.
    void troubleChanged();

private:
    bool isStudy() const { return session_.game().studied != nullptr; }
    bool openReadOnly(const Holder& holder, const QString& path);
    bool openMatched(const JournalPlace& place, const QString& path);
    bool openKept(const QString& path);
    bool openForeign(const QString& path);
    bool mayReplace();
    bool openAsSaved(const JournalPlace& place, const QString& path, JournalMatch match);
    bool restore(const JournalPlace& place, const QString& path, const JournalMatch& match);
    bool wants(const JournalPlace& place, const JournalMatch& match) const;
    bool offerInterrupted();
    void tellDifferences(const std::vector<Error>& differences) const;
    template<class T>
    std::optional<T> readAside(qint64 bytes, const std::function<T(const MapLoader& maps)>& read) const;
    void tell(const Error& error) const;
    void tell(const QString& title, const QString& text) const;

    Session& session_;
    Workspace& workspace_;
    std::function<QWidget*()> console_;
    std::function<bool()> mayLeave_;
    std::unique_ptr<JournalKeeper> journal_; ///< nullptr for a screenshot
    std::unique_ptr<Holder> holder_;         ///< who had the game open when it was opened read-only
    bool asksFirst_ = false;                 ///< whether the open game is in question while one is opened
    QString offered_;                        ///< the game whose file offerAbandoned() has offered
};

} // namespace chancery
