// SPDX-License-Identifier: GPL-3.0-or-later
// Asks whom the officers give victory points, how many, and for what.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace chancery {

class AwardDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AwardDialog(const Game& game, QWidget* parent = nullptr);

    /// Nothing without a reason.
    std::optional<Award> award() const;

    static std::optional<Award> ask(const Game& game, QWidget* parent);

private:
    QWidget* form(const Map& map);
    static QString awardsSoFar(const Game& game);

    QComboBox* power_ = nullptr;
    QSpinBox* points_ = nullptr;
    QLineEdit* reason_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
