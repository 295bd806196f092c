// SPDX-License-Identifier: GPL-3.0-or-later
// Everything on which the result of one phase depends, apart from the game around it.
#pragma once

#include "engine/game/game.h"

namespace chancery {

/// One phase as it is handed to the adjudicator: copy it, change an order or an option, and resolve it again.
struct PhaseInput
{
    PhaseKind kind = PhaseKind::Movement; ///< movement, retreats or adjustments
    std::shared_ptr<const Map> map;       ///< the board, with the provinces closed that the game closes
    RuleOptions options;                  ///< the rules, with the gamemaster's choice in a paradox
    Position before;                      ///< the position at the beginning
    std::vector<Order> orders;            ///< those that count, with perpetual ones
    RuledResults ruled{};                 ///< results that the gamemaster has ruled
    PowerSet handedIn{};                  ///< powers whose sheet was handed in, whatever is on it
    /// Where it is known, the season: units in excess are removed by rule after a spring (Alexander V.6).
    std::optional<Season> season{};
};

/// Returns what the result of a phase depends on. `record` need not be one of the game's phases.
PhaseInput inputOf(const Game& game, const PhaseRecord& record);

/// Returns whether the phase can be resolved: nothing is on its board that stops it.
inline bool canResolve(const PhaseInput& input)
{
    return canResolve(*input.map, input.kind, input.before);
}

/// Resolves the phase, which must be one that can be. Centres do not change hands: see takeCentres.
inline Outcome resolve(const PhaseInput& input)
{
    return resolve(input.kind, *input.map, input.options, input.before, input.orders, input.ruled,
                   input.handedIn);
}

} // namespace chancery
