// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that asks how to resolve a convoy paradox that the rulebook leaves open.
#pragma once

#include "engine/game/game.h"
#include "engine/game/paradox_choices.h"
#include "ui/draw/board_look.h"

#include <QDialog>

#include <optional>

class QButtonGroup;
class QPushButton;

namespace chancery {

class BoardView;

/// Asks the gamemaster for a paradox choice and shows the result of each, in words and on the board.
class ParadoxDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog. `possible` must not be empty. Without a board the results are given in words only.
    ParadoxDialog(const Game& game, std::vector<PossibleChoice> possible, const BoardSource& board = {},
                  QWidget* parent = nullptr);

    /// Returns the chosen resolution, or nothing until one is picked.
    std::optional<ParadoxChoice> chosen() const;

    /// Opens the dialog and waits. Returns the choice, or nothing if it was cancelled.
    static std::optional<ParadoxChoice> ask(const Game& game, const std::vector<PossibleChoice>& possible,
                                            const BoardSource& board, QWidget* parent);

private:
    QWidget* question(const Game& game);
    QWidget* choices(const Game& game);
    QWidget* choice(const Game& game, int index);
    QWidget* boardBeside();
    void showChosen();

    const std::vector<PossibleChoice> possible_;
    const BoardSource board_;
    QButtonGroup* group_ = nullptr;
    BoardView* view_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
