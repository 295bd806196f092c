// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the gamemaster how a paradox is to end that the rulebook leaves open.
#pragma once

#include "engine/game/game.h"
#include "engine/rulings/paradox_choices.h"
#include "ui/paint/board_look.h"

#include <QDialog>

#include <optional>

class QButtonGroup;
class QPushButton;

namespace chancery {

class BoardView;

class ParadoxDialog : public QDialog
{
    Q_OBJECT

public:
    /// `possible` must not be empty. Without a board the choices are told in words alone.
    ParadoxDialog(const Game& game, std::vector<PossibleChoice> possible, const BoardSource& board = {},
                  QWidget* parent = nullptr);

    /// Nothing until one is picked.
    std::optional<ParadoxChoice> chosen() const;

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
