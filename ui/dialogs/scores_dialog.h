// SPDX-License-Identifier: GPL-3.0-or-later
// What the game is worth to each player, by every system side by side.
#pragma once

#include "engine/game/scoring.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QTableWidget;

namespace chancery {

class ScoresDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ScoresDialog(const Game& game, QWidget* parent = nullptr);

    /// The table that is shown, columns separated by tabs.
    QString text() const;

private:
    QWidget* choice();
    QTableWidget* scoreTable();
    void showScores();
    Ending chosenEnding() const;
    bool isOver() const { return over_.has_value(); }

    const Game game_;
    const std::optional<Ending> over_;
    QComboBox* ending_ = nullptr; ///< none once the game is over
    QTableWidget* table_ = nullptr;
};

} // namespace chancery
