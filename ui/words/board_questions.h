// SPDX-License-Identifier: GPL-3.0-or-later
// Answers in one breath what one sees of a board at a glance: what borders here, who can come, who attacks.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/told_phase.h"
#include "ui/words/words.h"

namespace chancery {

/// Answers questions about one phase of a game as far as a board tells of it. For the gamemaster alone: that
/// may be orders that are not revealed. It is cheap to make.
class BoardQuestions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::BoardQuestions)

public:
    /// `map` is that of the game as the phase is played on it. `phase` is an index into the phases of the
    /// game, `record` that phase as it is shown, and `told` what the board tells of it now. All but `told`
    /// must outlive this.
    BoardQuestions(const Map& map, const Game& game, std::size_t phase, const PhaseRecord& record,
                   ToldPhase told);

    /// Returns the provinces that a province borders on, with what stands there: "Munich borders on: Kiel,
    /// Army of Germany; ..."
    QString borders(Province province) const;
    /// Returns the units that can move to a province, also by convoy.
    QString reachers(Province province) const;
    /// Returns the orders that attack a province or help what is in it or comes into it, with their results.
    QString dealings(Province province) const;
    /// Returns the units of a power, the dislodged ones too.
    QString units(Power power) const;
    /// Returns what has changed since the phase before: moves, new and lost units, centres; of
    /// a resolved phase the results that are told.
    QString changes() const;
    /// Returns the same since an earlier phase, given by index.
    QString changesSince(std::size_t from) const;

private:
    QString standing(Province province) const;
    QString unitOf(const Unit& unit) const;
    QStringList moved(std::size_t from, std::size_t to) const;

    const Map& map_;
    const Game& game_;
    std::size_t phase_;
    const PhaseRecord& record_;
    ToldPhase told_;
    Words words_;
};

} // namespace chancery
