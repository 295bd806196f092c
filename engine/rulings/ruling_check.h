// SPDX-License-Identifier: GPL-3.0-or-later
// What can be ruled of an order, and whether a ruling came to what it says.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// What the order of the unit that stands here could come to by ruling; `record` is resolved.
std::vector<RuledResult> resultsToRule(const Map& map, const PhaseRecord& record, Province where);

enum class RulingFault : std::uint8_t {
    None,
    NoEffect, ///< it cannot come of the order, or another ruling contradicts it
    OwnUnit,  ///< a unit would be dislodged by one of its own power
};
/// Of a phase that is resolved with the ruling among its own.
RulingFault faultOf(const Map& map, const PhaseRecord& record, const Ruling& ruling);
/// The same of one that is made now: `was` is the phase as it ended without it. Earlier rulings must not suffer.
RulingFault faultOf(const Map& map, const PhaseRecord& was, const PhaseRecord& is, const Ruling& ruling);

} // namespace chancery
