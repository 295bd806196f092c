// SPDX-License-Identifier: GPL-3.0-or-later
// Coasts as they are written in orders (DATC 4.B): see also `landing` in legality.h.
#pragma once

#include "engine/base/unit.h"
#include "engine/map/map.h"
#include "engine/rules/options.h"

namespace chancery {

/// A coast was written where none matters, not the unit's own, and the rulebook minds (DATC 4.B.5, 4.B.6).
bool needlessCoast(const Map& map, Location written, Location own, const RuleOptions& options);

/// Whether such a coast makes an order illegal.
bool needlessCoastsCount(const RuleOptions& options);

/// What a coast in a support of a move, or its absence where two are possible, is worth (DATC 4.B.4).
struct CoastInSupport
{
    bool heeded = true;
    bool missingForOwn = true, missingForOthers = true; ///< may be left out for a unit of the same power, of another
};
CoastInSupport coastInSupport(const RuleOptions& options);

/// Whether the coast written in a support, or its absence, leaves a move that `mover` could make (DATC 4.B.4).
bool supportCoastPossible(const Map& map, Power supporter, const Unit& mover, Location to, const RuleOptions& options);

} // namespace chancery
