// SPDX-License-Identifier: GPL-3.0-or-later
// A phase with how it ends: what panels that explain it are about.
#pragma once

#include "engine/game/game.h"

#include <memory>

namespace chancery {

/// One phase with its rules and how it ends by them. Nothing of it changes once it is made.
struct AskedPhase
{
    Rulebook rules;     ///< rulebook and house rules
    PhaseRecord record; ///< resolved, whether or not the game has resolved it
    PhaseInput input;   ///< what it was resolved from

    /// Returns the map.
    const Map& map() const { return *input.map; }
    /// Returns how the phase ends.
    const Outcome& outcome() const { return *record.outcome; }
    /// Returns whether strengths, steps and flips can be asked: it is a movement phase.
    bool isMovement() const { return input.kind == PhaseKind::Movement; }
};

/// Returns a phase of a game to ask about; nullptr if it cannot be resolved. `record` need not be one of the
/// game's phases. A phase that is not resolved is resolved for it.
inline std::shared_ptr<const AskedPhase> askedPhase(const Game& game, const PhaseRecord& record)
{
    if (!canResolve(*game.map, record)) return nullptr;
    AskedPhase asked{game.rulebook, record, inputOf(game, record)};
    if (!asked.record.outcome) asked.record.outcome = explained(asked.input);
    return std::make_shared<const AskedPhase>(std::move(asked));
}

} // namespace chancery
