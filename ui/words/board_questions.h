// SPDX-License-Identifier: GPL-3.0-or-later
// Answers in one breath what one sees of a board at a glance: what borders here, who can come, who attacks.
#pragma once

#include "engine/game/game.h"
#include "ui/words/words.h"

namespace chancery {

/// Answers questions about one phase of a game. For the gamemaster alone: it knows orders that are not
/// revealed. It is cheap to make.
class BoardQuestions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::BoardQuestions)

public:
    /// `map` is that of the game as the phase is played on it; it and the game must outlive this. `phase` is
    /// an index into its phases.
    BoardQuestions(const Map& map, const Game& game, std::size_t phase);

    /// Returns the provinces that a province borders on, with what stands there: "Munich borders on: Kiel,
    /// Army of Germany; ..."
    QString borders(Province province) const;
    /// Returns the units that can move to a province, also by convoy.
    QString reachers(Province province) const;
    /// Returns the orders that attack a province or help what is in it or comes into it, with their results.
    QString dealings(Province province) const;
    /// Returns the units of a power, the dislodged ones too.
    QString units(Power power) const;
    /// Returns what has changed since the phase before: moves, new and lost units, centres.
    QString changes() const;

private:
    QString standing(Province province) const;
    QString unitOf(const Unit& unit) const;
    QString orderIn(const Order& order) const;
    std::vector<Order> orders() const;
    QStringList moved(std::size_t from, std::size_t to) const;

    const Map& map_;
    const Game& game_;
    std::size_t phase_;
    const PhaseRecord& record_;
    Words words_;
};

} // namespace chancery
