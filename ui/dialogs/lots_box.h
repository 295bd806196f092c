// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a dialog in which the players' powers are drawn by lot.
#pragma once

#include "engine/game/game.h"

#include <QGroupBox>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace chancery {

/// A box with a seed, a button that draws the powers by lot, and what was drawn.
class LotsBox : public QGroupBox
{
    Q_OBJECT

public:
    /// What the box writes after a draw.
    enum class Report : std::uint8_t {
        Lots, ///< the seed, and each player with the power drawn
        Seed  ///< the seed only, where the rest is beside the box
    };

    /// Makes a box that offers `seed`.
    LotsBox(std::uint64_t seed, Report report, QWidget* parent = nullptr);

    /// Shows lots of an earlier draw, or that there are none. With `begun` no more lots can be drawn.
    void show(const Map& map, std::optional<LotDraw> drawn, bool begun = false);
    /// Draws the seats of the game's current phase for these players with the seed in the box, or a new one
    /// if lots were drawn with it already, and returns the lots. Without names it asks for them and returns
    /// nothing.
    std::optional<LotDraw> draw(const Game& game, const std::vector<std::string>& names);
    /// Returns the lots that are shown, or nothing.
    const std::optional<LotDraw>& drawn() const { return drawn_; }
    /// Returns whether there are lots, which the players are to be shown.
    bool areShown() const;

Q_SIGNALS:
    /// The button was pressed; draw() is what answers it.
    void wanted();

private:
    QString summary(const Map& map) const;

    Report report_;
    std::optional<LotDraw> drawn_;
    QLineEdit* seed_;
    QPushButton* button_;
    QCheckBox* show_;
    QLabel* told_;
};

} // namespace chancery
