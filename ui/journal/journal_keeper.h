// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the journal of the open game at every change, so that a crash loses at most the change being
// written. A record is passed to the system when it is made, which survives the end of the program. Half a
// second later another thread syncs it to the disk, which survives a power cut. Typing never waits for a
// disk.
#pragma once

#include "ui/journal/journal_place.h"
#include "ui/session/session.h"

#include <QFile>
#include <QTimer>

namespace chancery {

/// Keeps the journal of one session.
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

    /// Returns why changes cannot be recorded at the moment, or an empty string. The keeper tries again every
    /// second.
    const QString& trouble() const { return trouble_; }
    /// Returns the path of the journal; empty if there is none.
    QString path() const { return place_.journal; }

Q_SIGNALS:
    /// trouble() has changed.
    void troubleChanged();

private:
    void record(const JournalRecord& made);
    void writeWhole();
    void write(const QByteArray& text);
    void leave();
    void settle(const QString& journal);
    void syncNow();
    void setTrouble(const QString& trouble);

    Session& session_;
    QString folder_;
    JournalPlace place_;
    History history_;
    QFile file_;        ///< open while it has the whole history
    qint64 length_ = 0; ///< the length of its valid part, in bytes
    bool neverSaved_ = true, quiet_ = false, mayForget_ = false, keepsAll_ = false;
    QString trouble_;
    QTimer syncSoon_, tryAgain_;
};

/// Renames a journal that is no longer needed to end in ".old", in place of an earlier one.
void setAside(const QString& journal);

} // namespace chancery
