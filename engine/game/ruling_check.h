// SPDX-License-Identifier: GPL-3.0-or-later
// Which results can be ruled for an order, and whether a ruling has the effect that it states.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// Returns the results that can be ruled for the order of the unit that starts in `where`; `record` must be
/// resolved.
std::vector<RuledResult> resultsToRule(const Map& map, const PhaseRecord& record, Province where);

/// Why a ruling fails.
enum class RulingFault : std::uint8_t {
    None,     ///< it has its effect
    NoEffect, ///< impossible for the order, contradicted by another ruling, or of a unit that takes no orders
    OwnUnit,  ///< a unit would be dislodged by one of its own power
};
/// Returns whether a ruling has its effect; `record` must be resolved with it among its rulings.
RulingFault faultOf(const Map& map, const PhaseRecord& record, const Ruling& ruling);
/// Returns whether a new ruling has its effect and leaves that of earlier ones. `was` is the phase resolved
/// without the ruling, `is` the phase resolved with it.
RulingFault faultOf(const Map& map, const PhaseRecord& was, const PhaseRecord& is, const Ruling& ruling);

} // namespace chancery
