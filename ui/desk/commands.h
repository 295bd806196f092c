// SPDX-License-Identifier: GPL-3.0-or-later
// The only undo command. It holds the phases in which two games differ, or the nodes in which two studies do,
// and undo and redo both exchange them with those of the present game.
#pragma once

#include "engine/game/game.h"
#include "ui/desk/session.h"

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
    void exchangeStudies();

    Session& session_;
    Change change_;
    int mergeId_;
    std::size_t same_; ///< how many phases, or nodes of a study, from the first on, are the same
    Game other_;       ///< the game to exchange with, without what is the same; of a line only its study
};

} // namespace chancery
