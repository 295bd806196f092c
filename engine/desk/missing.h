// SPDX-License-Identifier: GPL-3.0-or-later
// How many of the orders that a phase asks for are still to come.
#pragma once

#include "engine/game/game.h"

namespace chancery {

struct Missing
{
    int missing = 0; ///< still to come
    int asked = 0;   ///< in all

    bool operator==(const Missing&) const = default;
};

/// Units in a movement phase, dislodged units in a retreat phase, builds or removals in an adjustment phase.
/// Of the current phase; powers that nobody orders are not asked.
Missing missingOf(const Game& game, Power power);
Missing missingOf(const Game& game);
/// The units of all powers that still need an order in the current phase.
ProvinceSet unitsMissing(const Game& game);

} // namespace chancery
