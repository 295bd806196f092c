// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the journal of the open game: every change at once, so that a crash loses the keystroke in flight at most.
//
// A record is handed to the system when it is made; that survives the end of the program. Half a second later another
// thread syncs it to the disk; that survives the end of the machine. Typing never waits for a disk.
#pragma once

#include "ui/journal/journal_place.h"
#include "ui/session/session.h"

#include <QFile>
#include <QTimer>

namespace chancery {

class JournalKeeper : public QObject
{
    Q_OBJECT

public:
    /// `folder` is the program's own for journals.
    JournalKeeper(Session& session, QString folder, QObject* parent = nullptr);
    /// Gives the place back.
    ~JournalKeeper() override;

    const QString& folder() const { return folder_; }
    /// The place of a saved game. That of the open one is this window's already; its journal is made as though it
    /// were left.
    Result<JournalPlace> claim(const QString& game);

    /// The session has begun with a game that was never saved.
    void follow();
    /// It has opened a saved game or restored one. `history` is what there is of it; if its base is empty, the game
    /// is as in its file.
    void follow(const JournalPlace& place, History history);
    /// Saves the game; its journal goes with it. Refused where another window has that file.
    Status saveAs(const QString& path);
    /// What was not saved may be forgotten when the game is left, unless something else is done before. It can
    /// still be redone when a saved game is opened again.
    void mayForget() { mayForget_ = true; }

    /// Why changes are not kept at the moment; empty if they are. Tried again every second.
    const QString& trouble() const { return trouble_; }
    QString path() const { return place_.journal; }

Q_SIGNALS:
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
    QFile file_;       ///< open while all of the history stands in it
    qint64 length_ = 0; ///< of it that is good
    bool neverSaved_ = true, quiet_ = false, mayForget_ = false;
    QString trouble_;
    QTimer syncSoon_, tryAgain_;
};

/// Keeps a journal that is not wanted under another name, in place of the last such one.
void setAside(const QString& journal);

} // namespace chancery
