// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that draws by lot which player gets the powers that have none, where the rules say so.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace chancery {

/// Draws the player whom unplayed powers join. The same seed draws the same player.
class JoinDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog; `seed` is offered and may be changed.
    JoinDialog(const Game& game, std::uint64_t seed, QWidget* parent = nullptr);

    /// Returns the seed of the draw, or nothing before the lot is drawn.
    std::optional<std::uint64_t> seed() const { return drawn_; }

    /// Opens the dialog and waits. Returns the seed, or nothing if it was cancelled.
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
