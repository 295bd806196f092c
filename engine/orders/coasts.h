// SPDX-License-Identifier: GPL-3.0-or-later
// Coasts as they are written in orders (DATC 4.B): see also `landing` in legality.h.
#pragma once

#include "engine/map/map.h"
#include "engine/position/unit.h"
#include "engine/rules/options.h"

namespace chancery {

/// A coast was written where none matters, not the unit's own, and the rulebook minds (DATC 4.B.5, 4.B.6).
bool needlessCoast(const Map& map, Location written, Location own, const RuleOptions& options);

/// Whether the coast written in a support, or its absence, leaves a move that `mover` could make (DATC 4.B.4).
bool supportCoastPossible(const Map& map, Power supporter, const Unit& mover, Location to, const RuleOptions& options);

} // namespace chancery
