// SPDX-License-Identifier: GPL-3.0-or-later
// The lot by which the powers that nobody plays join a player, where the rules want it.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace chancery {

class JoinDialog : public QDialog
{
    Q_OBJECT

public:
    /// `seed` is offered.
    JoinDialog(const Game& game, std::uint64_t seed, QWidget* parent = nullptr);

    /// Nothing before the lot is drawn.
    std::optional<std::uint64_t> seed() const { return drawn_; }

    static std::optional<std::uint64_t> ask(const Game& game, QWidget* parent);

private:
    void draw();

    const Game game_;
    std::optional<std::uint64_t> drawn_;
    QLineEdit* seed_ = nullptr;
    QLabel* told_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
