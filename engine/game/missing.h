// SPDX-License-Identifier: GPL-3.0-or-later
// How many of the orders that a phase asks for are missing.
#pragma once

#include "engine/game/game.h"

namespace chancery {

/// The number of orders that a phase asks for, and of those that are missing.
struct Missing
{
    int missing = 0; ///< not written yet
    int asked = 0;   ///< in all

    bool operator==(const Missing&) const = default;
};

/// Returns whether a power has to file the centres that it wants back: it has lost its country, and a unit
/// is given up for it in the current phase, which must not be resolved (Committee).
bool owesWishes(const Game& game, Power power);
/// Returns how much the current phase asks of a power, and how much is missing: units to order, dislodged
/// units, builds and removals, or the wishes of a lost power, which count as one order. Nothing is asked of
/// neutral and absent powers, or in a resolved phase.
Missing missingOf(const Game& game, Power power);
/// Returns how much the current phase asks of all powers, and how much is missing.
Missing missingOf(const Game& game);
/// Returns the provinces of all units that still need an order in the current phase.
ProvinceSet unitsMissing(const Game& game);

} // namespace chancery
