// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a dialog in which the players' powers are drawn by lot.
#pragma once

#include "engine/game/game.h"

#include <QGroupBox>

#include <memory>
#include <optional>
#include <vector>

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

    /// A line for the name of a player, and a power of his seat.
    struct Line
    {
        QLineEdit* name;
        Power power;
    };

    /// Makes a box that offers `seed`.
    LotsBox(std::uint64_t seed, Report report, QWidget* parent = nullptr);

    /// Shows lots of an earlier draw, or that there are none. With `begun` no more lots can be drawn.
    void show(const Map& map, std::optional<LotDraw> drawn, bool begun = false);
    /// Sets the lines from which names are drawn, one for each seat; they must outlive the box.
    void setLines(std::vector<Line> lines);
    /// Draws the seats of the game's current phase for the players on the lines with the seed in the box, or
    /// a new one if lots were drawn with it already, and writes each to the line of his seat. Without names
    /// it asks for them. A button takes the draw back, to the names as they were before the first one.
    void draw(const Game& game);
    /// Returns the lots that are shown, or nothing.
    const std::optional<LotDraw>& drawn() const { return drawn_; }
    /// Returns the label of the seed, whose field may be aligned with others.
    QLabel& numberLabel() const { return *number_; }
    /// Returns whether there are lots, which the players are to be shown.
    bool areShown() const;

Q_SIGNALS:
    /// The button was pressed; draw() is what answers it.
    void wanted();

private:
    /// What a draw is taken back to.
    struct Before
    {
        QStringList names;
        std::optional<LotDraw> drawn;
    };

    QString summary(const Map& map) const;
    void takeBack();
    void follow(const Line& line);

    Report report_;
    std::vector<Line> lines_;
    std::optional<Before> before_;
    std::shared_ptr<const Map> map_; ///< of the last draw
    std::optional<LotDraw> drawn_;
    QLabel* number_;
    QLineEdit* seed_;
    QPushButton* button_;
    QPushButton* back_; ///< takes the draw back
    QCheckBox* show_;
    QLabel* told_;
};

} // namespace chancery
