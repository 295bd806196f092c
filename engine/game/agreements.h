// SPDX-License-Identifier: GPL-3.0-or-later
// Which agreements about orders are in force, whether a new one may be made, and which orders they permit.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// Returns the agreements in force in a phase, in the order made. `record` need not be one of the game's
/// phases; it comes after those before it. Agreements on one unit name where it is at the beginning of
/// `record`, and end with the unit.
std::vector<Consent> consentsAt(const Game& game, const PhaseRecord& record);
/// Returns whether an agreement has no effect in a phase because one of its powers has no player (Alexander
/// V.5.a). It is kept, and counts once the power is played.
bool isSuspended(const Game& game, const PhaseRecord& record, const Consent& consent);
/// Returns whether orders are perpetual in a phase: by the option or by agreement, unless a ruling has ended
/// it.
bool perpetualAt(const Game& game, const PhaseRecord& record);

/// Why an agreement cannot be made.
enum class ConsentFault : std::uint8_t {
    None,        ///< it can be made
    NoProxies,   ///< the rules in force have no orders by permission (Alexander VII.2)
    NoPerpetual, ///< the rulebook has no agreements on perpetual orders (Alexander VII.1)
    OnePlayer,   ///< both powers have the same player
    NoPlayer,    ///< a power has no player who could agree
    NoUnit,      ///< the power has no such unit
    InForce,     ///< it was agreed before
    Ended,       ///< a ruling of this phase has ended it, or the phase is resolved
};
/// Returns why an agreement cannot be made in the current phase.
ConsentFault faultOf(const Game& game, const Consent& consent);

/// Marks the orders for other powers' units that are permitted in a phase.
void permitProxies(const Game& game, const PhaseRecord& record, std::vector<Order>& orders);
/// Returns the units of other powers that a power may order in the current phase.
std::vector<Unit> unitsPermitted(const Game& game, Power power);
/// Returns the power that has the unit of an order, or that alone can build where a build is ordered, if it
/// is one whose units `power` may not order in the current phase: another player's, without an agreement.
/// Otherwise, and for a unit that is not on the board, returns noPower.
Power ownerInstead(const Game& game, Power power, const Order& order);

} // namespace chancery
