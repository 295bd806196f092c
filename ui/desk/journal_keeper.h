// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the journal of the open game at every change, so that a crash loses at most the change being
// written. A record is passed to the system when it is made, which survives the end of the program. Half a
// second later another thread syncs it to the disk, which survives a power cut. Typing never waits for a
// disk.
#pragma once

#include "ui/desk/journal_place.h"
#include "ui/desk/journal_writer.h"
#include "ui/desk/session.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace chancery {

/// Keeps the journal of one session. A journal that another program removes or changes is written again; one
/// that cannot be written in its place, beside the game or in the program's own folder, is in the other one
/// until it can.
class JournalKeeper : public QObject
{
    Q_OBJECT

public:
    /// Makes a keeper that writes nothing before follow(). `folder` is the program's own folder for journals.
    /// `session` must outlive it.
    JournalKeeper(Session& session, QString folder, QObject* parent = nullptr);
    /// Finishes the journal and releases its lock.
    ~JournalKeeper() override;

    /// Returns the program's own folder for journals.
    const QString& folder() const { return folder_; }
    /// Claims the place of a saved game, as claimPlace() does. For the game that is already open it first
    /// finishes the journal as if that game were left, and returns its place.
    JournalPlace claim(const QString& game);

    /// Starts a journal for a game that was never saved. Call it when the session has begun such a game.
    void follow();
    /// Continues at this place after the session has opened or restored a game. `history` is what its journal
    /// has; an empty base means the game as it is now.
    void follow(const JournalPlace& place, History history);
    /// Writes no journal after the session has opened a game read-only, until saveAs() or follow().
    void rest();
    /// Saves the game to `path`, and its journal with it. Fails if another window has that file open.
    Status saveAs(const QString& path);
    /// Allows the unsaved changes to be forgotten when the game is left, unless another change follows. They
    /// can still be redone when a saved game is opened again.
    void mayForget() { mayForget_ = true; }
    /// Leaves the journal as it is when the game is left, as if the program had been killed.
    void keepAll();
    /// Keeps the game with all its steps in a further file beside the journal. Returns its path; an empty one
    /// if that is not possible.
    QString keepAside() const;
    /// Removes the journal, whose steps are kept elsewhere: those of a game that was opened instead count
    /// from now on.
    void drop();
    /// Gives the game's file up, as Session::leaveFile() does, and keeps all steps in the program's own
    /// folder, as those of a game that was never saved.
    void leaveFile();
    /// Leaves the journal as keepAll() does, and records nothing more. A game that was never saved is written
    /// into it first, even if nothing was changed in it yet.
    void abandon();

    /// Returns why the journal cannot be written in its place at the moment, or an empty string. The keeper
    /// tries again every second.
    const QString& trouble() const { return trouble_; }
    /// Returns whether it is written in another place meanwhile, so that nothing can be lost.
    bool hasRefuge() const { return refuge_.has_value() && writer_; }
    /// Returns the path where the journal belongs; empty if there is none.
    const QString& home() const { return place_.journal; }
    /// Returns the path of the journal; empty if there is none.
    QString path() const { return hasRefuge() ? refuge_->journal : place_.journal; }
    /// Returns what is beside the game in the place of its journal or lock, so that the journal is elsewhere;
    /// or an empty string.
    const QString& obstacle() const { return place_.obstacle; }
    /// Returns the path of the game that the journal is about; empty for one that was never saved.
    const QString& game() const { return game_; }

Q_SIGNALS:
    /// trouble() has changed, or where the journal is meanwhile.
    void troubleChanged();
    /// Another program has removed or changed the journal; it was written again.
    void rewritten();
    /// A further journal of the game was found, with steps that this one has not, and renamed to this.
    void putAside(const QString& kept);

private:
    void record(const JournalRecord& made);
    void write(const QByteArray& text);
    void writeWhole();
    bool takeRefuge(const QByteArray& whole);
    void leaveRefuge();
    bool ownsPlace();
    void lockFile(const QString& file);
    JournalPlace claimToSave(const QString& file);
    void clearOthers();
    bool isKnown(const QString& journal) const;
    void look();
    void watch();
    void leave();
    void settle();
    void setTrouble(const QString& trouble);

    Session& session_;
    QString folder_;
    JournalPlace place_;
    std::optional<JournalPlace> refuge_; ///< the other place of the game, while its own cannot be written
    QString game_;                       ///< the file of the game
    History history_;
    std::unique_ptr<JournalWriter> writer_; ///< while a file has the whole history
    bool neverSaved_ = true, quiet_ = false, mayForget_ = false, keepsAll_ = false;
    QString trouble_;
    bool toldRefuge_ = false; ///< whether it had one when troubleChanged() was emitted last
    QFileSystemWatcher watcher_{this};
    QTimer syncSoon_{this}, tryAgain_{this}, lookSoon_{this};
};

} // namespace chancery
