// SPDX-License-Identifier: GPL-3.0-or-later
// The one undo command: the difference between two games, exchanged with the present one by undo and redo
// alike.
#pragma once

#include "engine/game/game.h"
#include "ui/session/change.h"

#include <QUndoCommand>

namespace chancery {

class Session;

class GameCommand : public QUndoCommand
{
public:
    /// Turns the session's game into `after`. Commands with the same `mergeId` (not -1) that follow one
    /// another become one.
    GameCommand(Session& session, Game after, const QString& text, Change change, int mergeId);

    void undo() override { exchange(); }
    void redo() override { exchange(); }
    int id() const override { return mergeId_; }
    bool mergeWith(const QUndoCommand* later) override;

private:
    void exchange();

    Session& session_;
    Change change_;
    int mergeId_;
    std::size_t same_; ///< so many phases from the first are the same before and after
    Game other_;       ///< the game on the other side; of its phases only those after the common ones
};

} // namespace chancery
