// SPDX-License-Identifier: GPL-3.0-or-later
// Coasts as they are written in orders (DATC 4.B); `landing` in legality.h belongs to them too.
#pragma once

#include "engine/base/unit.h"
#include "engine/map/map.h"
#include "engine/rules/options.h"

namespace chancery {

/// Returns whether a coast is written where none matters, is not the unit's own, and makes the order illegal
/// by these rules (DATC 4.B.5, 4.B.6).
bool needlessCoast(const Map& map, Location written, Location own, const RuleOptions& options);

/// Returns whether a wrong coast where none is needed makes an order illegal (DATC 4.B.5, 4.B.6).
bool needlessCoastsCount(const RuleOptions& options);

/// Returns the coast of a province that a fleet can reach, nowhere if it can reach none or several.
Location onlyCoast(const Map& map, const Unit& fleet, Province target);

/// How the coast in a support of a move counts, and whether it may be left out where two are possible (DATC
/// 4.B.4).
struct CoastInSupport
{
    bool heeded = true;                                 ///< whether a written coast counts
    bool missingForOwn = true, missingForOthers = true; ///< may be left out for an own unit; a foreign one
};
/// Returns how these rules treat the coast in a support of a move (DATC 4.B.4).
CoastInSupport coastInSupport(const RuleOptions& options);

/// Returns whether `mover` could make the supported move, given the coast written in the support or its
/// absence (DATC 4.B.4).
bool supportCoastPossible(const Map& map, Power supporter, const Unit& mover, Location to,
                          const RuleOptions& options);

} // namespace chancery
