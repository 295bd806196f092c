// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog in which the gamemaster awards victory points.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace chancery {

/// Asks which power is awarded points, how many, and for what.
class AwardDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog with the awards of the game so far; the game must outlive it.
    explicit AwardDialog(const Game& game, QWidget* parent = nullptr);

    /// Returns the award, or nothing while the reason is empty or no power is chosen.
    std::optional<Award> award() const;

private:
    QWidget* form(const Map& map);
    void look();
    Power chosen() const;
    static QString awardsSoFar(const Game& game);

    const Game& game_;
    QComboBox* power_ = nullptr;
    QSpinBox* points_ = nullptr;
    QLineEdit* reason_ = nullptr;
    QPushButton* accept_ = nullptr;
    QLabel* problems_ = nullptr;
};

} // namespace chancery
