// SPDX-License-Identifier: GPL-3.0-or-later
// The open game and the only door through which it changes: every change can be undone.
#pragma once

#include "engine/game/game.h"
#include "engine/journal/replay.h"
#include "engine/map/map_loader.h"
#include "ui/session/change.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>

namespace chancery {

class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(Game game, QObject* parent = nullptr);

    const Game& game() const { return game_; }
    const Map& map() const { return *game_.map; }
    const PhaseRecord& current() const { return game_.current(); }
    bool resolved() const { return current().outcome.has_value(); }
    /// Undo and redo; texts are made for the Edit menu.
    QUndoStack* undoStack() { return &undo_; }

    /// Puts `after` in the place of the game, as one undo step that the Edit menu calls `what`. Steps with
    /// the same `mergeId` (not -1) that follow one another become one. The functions of sheet_edits.h,
    /// corrections.h and table_edits.h say what can be changed.
    void become(Game after, const QString& what, Change change, int mergeId = -1);

    /// Letters that are being typed for an order: no step of the undo stack, but not lost in a crash either.
    const Draft& draft() const { return draft_; }
    void setDraft(const Draft& draft);

    // The evening.
    /// The current phase must be unresolved. It stays so where the gamemaster is to choose how a paradox is
    /// resolved and no choice is given: its outcome would be provisional.
    void resolve(std::optional<ParadoxChoice> choice = {});
    void advance(); ///< the current phase must be resolved
    bool canTakeBack() const;
    void takeBack(); ///< the vote that has ended the game, the resolution, or the step to this phase

    // The file.
    /// Replaces everything; the undo stack is emptied. An empty path is a game never saved.
    void start(Game game, const QString& path = {});
    /// Opens a saved game. If it cannot be read, everything stays as it is. `differences` gets what the
    /// replay of the game found otherwise than it was saved.
    Status open(const QString& path, const MapLoader& maps, std::vector<std::string>* differences = nullptr);
    const QString& path() const { return path_; }
    /// Unsaved changes are there. A game just set up or opened has none.
    bool dirty() const { return !undo_.isClean(); }
    /// Writes the game whole to a temporary file and renames it. Fails also for a game that is too large to
    /// be opened again. On failure the old file and the game stay whole.
    Status saveAs(const QString& path);

    // The journal.
    /// Takes a record of everything from now on: of every step when it is done, of undo and redo, of saving.
    using Recorder = std::function<void(const JournalRecord&)>;
    void setRecorder(Recorder recorder) { recorder_ = std::move(recorder); }
    /// Replaces everything by what a history comes to, its undo steps included; on an error everything stays
    /// as it is. The answer is what could be played of it.
    Result<Replay> restore(const History& history, const QString& path, const MapLoader& maps);

Q_SIGNALS:
    /// Another game is open, perhaps on another map; comes before changed(Change::Game). Who keeps anything
    /// made from the former game drops it here and asks for nothing yet.
    void replaced();
    void changed(chancery::Change change);

private:
    friend class GameCommand;
    void record(const JournalRecord& record) const;

    Game game_;
    QUndoStack undo_;
    QString path_;
    Draft draft_;
    Recorder recorder_;
    bool moving_ = false; ///< the undo stack changes, but nobody undoes or redoes anything
};

} // namespace chancery
