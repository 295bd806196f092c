// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog with the scores of a game by every scoring system.
#pragma once

#include "engine/game/scoring.h"

#include <QDialog>

class QComboBox;
class QTableWidget;

namespace chancery {

/// Shows each player's score by every system side by side. While the game goes on, an ending can be supposed.
class ScoresDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog for this game.
    explicit ScoresDialog(const Game& game, QWidget* parent = nullptr);

    /// Returns the shown table as text: lines with columns separated by tabs, headings first.
    QString text() const;

private:
    QWidget* choice();
    QTableWidget* scoreTable();
    void showScores();
    Ending chosenEnding() const;

    const Game game_;
    const std::optional<Ending> over_;
    QComboBox* ending_ = nullptr; ///< nullptr once the game is over
    QTableWidget* table_ = nullptr;
};

} // namespace chancery
