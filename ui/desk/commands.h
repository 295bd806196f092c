// SPDX-License-Identifier: GPL-3.0-or-later
// The undo command of a game (that of a study is StudyCommand). It holds the phases in which two games
// differ, and undo and redo both exchange them with those of the present game.
#pragma once

#include "engine/game/game.h"
#include "ui/desk/change.h"

#include <QUndoCommand>

namespace chancery {

class Session;

/// An undo step that replaces the session's game by another one.
class GameCommand : public QUndoCommand
{
public:
    /// Makes the step from the session's present game to `after`; `text` names it in the Edit menu. Commands
    /// with the same `mergeId` (not -1) that follow one another become one. The session must outlive this.
    GameCommand(Session& session, Game after, const QString& text, Change change, int mergeId);

    void undo() override;
    void redo() override { exchange(); }
    int id() const override { return mergeId_; }
    bool mergeWith(const QUndoCommand* later) override;

private:
    void exchange();
    void swapGames();

    Session& session_;
    Change change_;
    int mergeId_;
    std::size_t same_; ///< how many phases, from the first on, are the same before and after
    Game other_;       ///< the game to exchange with, without the phases that are the same
};

} // namespace chancery
