// SPDX-License-Identifier: GPL-3.0-or-later
// The open game, or the line shown of the open study. All changes go through Session, and every change can be
// undone.
#pragma once

#include "engine/files/file_checksum.h"
#include "engine/game/study_play.h"
#include "engine/journal/replay.h"
#include "engine/map/map_loader.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>

namespace chancery {

/// The part of the open game that has changed.
enum class Change {
    Game,    ///< another game was opened
    Phase,   ///< a phase was resolved, begun, taken back, ruled on or corrected, or its position was edited
    Orders,  ///< the sheets of the current phase
    Rules,   ///< the rulebook or a house rule; the results of earlier phases stay as they are
    Details, ///< title, players, notes, awards, or a vote that does not end the game
    File,    ///< the path, or whether there are unsaved changes
};

/// Whether the open game can be changed.
enum class Access { Full, ReadOnly };

/// A saved game as it was read.
struct SavedGame
{
    Game game;
    std::vector<Error> differences; ///< between the saved results and those of a replay
    std::string fingerprint;        ///< of the file
    FileChecksum checksum = FileChecksum::None;
};
/// Reads the file of a game, in any form that text_forms.h has. On failure the error names the file and
/// place. Another thread may call it.
Result<SavedGame> readSavedGame(const QString& path, const MapLoader& maps);
/// Reads the file of a study, whatever form it has, as its first line. The rest is as above.
Result<SavedGame> readSavedStudy(const QString& path, const MapLoader& maps);

/// The game with which a history begins, and each of its steps with the game after it.
struct PlayedHistory
{
    Game before;
    std::vector<std::pair<HistoryStep, Game>> steps;
    Replay replay;
};
/// Replays a history. Another thread may call it.
Result<PlayedHistory> playedHistory(const History& history, const MapLoader& maps);

/// The open game with its undo steps, its file and what is recorded for its journal.
class Session : public QObject
{
    Q_OBJECT

public:
    /// Starts with a game that was never saved and has no undo steps.
    explicit Session(Game game, QObject* parent = nullptr);

    /// Returns the open game. The reference stays valid; the game behind it changes.
    const Game& game() const { return game_; }
    /// Returns the map of the open game. The reference is valid until another game replaces it.
    const Map& map() const { return *game_.map; }
    /// Returns the current phase, the last one of the game. The reference is valid until the game changes.
    const PhaseRecord& current() const { return game_.current(); }
    /// Returns whether the current phase is resolved.
    bool resolved() const { return current().outcome.has_value(); }
    /// Returns whether the game is only looked at: nothing changes it until it is saved to a file of its own.
    bool readOnly() const { return readOnly_; }
    /// Returns whether orders can be written: the phase is unresolved, the game not read-only, and the line
    /// of a study does not end before its node.
    bool takesOrders() const { return !resolved() && !readOnly_ && reaches(game_); }
    /// Returns the undo steps. Their texts are made for the Edit menu.
    QUndoStack* undoStack() { return &undo_; }
    const QUndoStack* undoStack() const { return &undo_; }

    /// Returns whether the change that is being reported takes back an undo step.
    bool undoing() const { return undoing_; }

    /// Returns whether the change that is being reported is a new undo step.
    bool adding() const { return moving_; }
    /// Returns the number of the undo step that is added, taken back or done again by the change that is
    /// being reported, counted from 0.
    int stepNumber() const { return undo_.index() - (undoing_ ? 1 : 0); }

    /// Replaces the game by `after`, as one undo step that the Edit menu calls `what`. Steps with the same
    /// `mergeId` (not -1) that follow one another become one. The functions of sheet_edits.h, corrections.h
    /// and table_edits.h say what can be changed. It does nothing if the game is read-only. Of a line of a
    /// study only its orders count (ordersStudied), unless `after` has another study (withStudied); the line
    /// is then played again, and what is reported as changed is what differs.
    void become(Game after, const QString& what, Change change, int mergeId = -1);
    /// Shows another line of the study that is open. It is no undo step.
    void show(Game line);
    /// Takes a change in place of an undo step: the game after it, what it is called, and the id by which
    /// such changes become one.
    using Keeper = std::function<void(Game after, const QString& what, int mergeId)>;
    /// Hands all changes to `keeper`, which calls show(): for variations, which lie in the file of a game.
    void setKeeper(Keeper keeper) { keeper_ = std::move(keeper); }

    /// Returns the letters that were typed last for an order and not entered; none if none were. They are no
    /// undo step, but the journal keeps them.
    const Draft& draft() const;
    /// Returns all letters that were typed for orders and not entered, one draft for each question, the last
    /// typed one last.
    const std::vector<Draft>& drafts() const { return drafts_; }
    /// Sets the letters that are being typed for an order; none drops those of its question.
    void setDraft(const Draft& draft);
    /// Drops all of them.
    void dropDrafts();

    // The file.
    /// Replaces the game, its path and the draft, and deletes the undo steps. An empty path means a game that
    /// was never saved.
    void start(Game game, const QString& path = {}, Access access = Access::Full);
    /// As above, with a game that was read from the file `path`.
    void start(const SavedGame& saved, const QString& path, Access access = Access::Full);
    /// Returns the path of the file; empty for a game that was never saved.
    const QString& path() const { return path_; }
    /// Returns what distinguishes the file as it was read or written last from its other versions; see
    /// file_checksum.h. Empty for a game that was never saved.
    const std::string& fingerprint() const { return fingerprint_; }
    /// Says that the file was read again, and what it is now.
    void sawFile(std::string fingerprint) { fingerprint_ = std::move(fingerprint); }
    /// Returns whether there are unsaved changes. A game that was just set up or opened has none.
    bool dirty() const { return !undo_.isClean(); }
    /// Says whether the game can be changed, for variations: as that which they lie in.
    void setAccess(Access access) { readOnly_ = access == Access::ReadOnly; }
    /// Gives the file up: the game is as if it had never been saved.
    void leaveFile();
    /// Writes the game to a file, which becomes its path; a read-only game can be changed from then on. On
    /// failure the error says why, and the old file, the game and its path stay as they were. A game that is
    /// too large to be opened again is not written.
    Status saveAs(const QString& path);

    // The journal.
    /// Receives a record of each step, of undo and redo, of each save, and of each change of the draft.
    using Recorder = std::function<void(const JournalRecord&)>;
    /// Sets the function that receives all records from now on; an empty function receives none.
    void setRecorder(Recorder recorder) { recorder_ = std::move(recorder); }
    /// Replaces the game by the result of a history that was replayed, its undo steps included. Returns what
    /// could be replayed.
    Replay restore(PlayedHistory played, const QString& path);

Q_SIGNALS:
    /// Another game is open, perhaps on another map. The signal comes before changed(Change::Game). Drop all
    /// that was made from the former game, and do not ask other objects for the new game yet: they may not
    /// have dropped theirs.
    void replaced();
    /// Another line of the study is shown, or its study has changed. The signal comes before changed(), for
    /// those that keep what others then ask them for.
    void lineReplaced();
    /// A part of the game has changed.
    void changed(chancery::Change change);

private:
    friend class GameCommand;
    void record(const JournalRecord& record) const;
    void exchangeLine(Game line);

    Game game_;
    QUndoStack undo_;
    QString path_;
    std::string fingerprint_;
    std::vector<Draft> drafts_;
    Recorder recorder_;
    Keeper keeper_;
    bool readOnly_ = false;
    bool undoing_ = false;
    bool moving_ = false; ///< the undo stack changes for another reason than undo or redo
};

} // namespace chancery
