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

    // Orders of the current phase, which must be unresolved; else nothing happens.
    /// What a power has written, line by line, as it was written. Its name stands between two sheets of it.
    QString sheet(Power power) const;
    /// Replaces a power's sheet by what was typed; consecutive edits of one line merge into one undo step.
    void writeSheet(Power power, const QString& text);
    /// What such a sheet would say; lines that were asked about once mean what was answered.
    std::vector<ReadLine> read(Power power, const QString& text) const;
    /// Replaces the sheets of all powers that a text of several slips speaks of, in one step; lines before
    /// the first name of a power are those of `whose`. False, and nothing happens, if it speaks of nobody
    /// else or says more than a phase has room for.
    bool writeSlips(Power whose, const QString& text);
    /// Says what a line of a power's sheet means that could not be read: the same as `clear`. It stays as it
    /// was written.
    void answer(Power power, const QString& line, const std::string& clear);
    /// Writes one order that was clicked; it takes the place of what its unit had been told.
    void writeOrder(const Order& order);
    /// Takes away what the unit of this province had been told.
    void removeOrder(Province province);
    /// Replaces everything that everybody has written, in one undo step: what a dialog returns.
    void writeAll(const std::vector<Order>& orders);

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

    /// Replaces phase and position of the current phase; its sheets are read again. With a reason what is
    /// changed is ruled, each unit and centre of its own.
    void editPosition(const Phase& phase, const Position& position, const QString& reason = {},
                      const QString& time = {});
    /// What the gamemaster rules of the current phase, in one step. If it was resolved, it is resolved again.
    void rule(const std::vector<Ruling>& rulings);
    /// Takes what comes of a correction of an earlier phase (engine/rulings/correct.h), in one step.
    void correct(Game corrected, const Phase& phase);
    /// Nothing happens if a resolved phase would come out otherwise by these rules; its reasons may change.
    void setRulebook(const Rulebook& rules);
    /// Victory points for something achieved in the current phase (Committee).
    void award(const Award& award);
    void setTitle(const QString& title);
    void setPlayers(const std::map<Power, std::string>& players);
    /// Names, absences, replacements and lots in one step.
    void setTable(const std::map<Power, std::string>& players, const Attendance& attendance);
    /// Keeps a vote with the current phase; nothing is resolved after one that has passed, until it is taken
    /// back.
    void vote(const Vote& vote);
    /// The lot by which the neutral powers join somebody.
    void joinByLot(std::uint64_t seed);

    // The file.
    /// Replaces everything; the undo stack is emptied. An empty path is a game never saved.
    void start(Game game, const QString& path = {});
    /// Opens a saved game. If it cannot be read, everything stays as it is. `differences` gets what the
    /// replay of the game found otherwise than it was saved.
    Status open(const QString& path, const MapLoader& maps, std::vector<std::string>* differences = nullptr);
    const QString& path() const { return path_; }
    /// Unsaved changes are there. A game just set up or opened has none.
    bool dirty() const { return !undo_.isClean(); }
    /// Writes the game whole to a temporary file and renames it; on failure the old file and the game stay
    /// whole.
    Status saveAs(const QString& path);
    Status save() { return saveAs(path_); }

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
    void become(Game after, const QString& what, Change change, int mergeId = -1);
    void record(const JournalRecord& record) const;
    WrittenOrder written(const Order& order) const;

    Game game_;
    QUndoStack undo_;
    QString path_;
    Draft draft_;
    Recorder recorder_;
    bool moving_ = false; ///< the undo stack changes, but nobody undoes or redoes anything
};

} // namespace chancery
