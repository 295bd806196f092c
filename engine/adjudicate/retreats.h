// SPDX-License-Identifier: GPL-3.0-or-later
// Who must retreat after a movement phase, and where to (DATC 5.B.11).
#pragma once

#include "engine/adjudicate/movement.h"

namespace chancery {

/// The board after the moves. Units are named by their starting provinces.
struct Aftermath
{
    /// Works out who is dislodged and what is contested; the movement must be resolved and must outlive this.
    explicit Aftermath(const Movement& movement);

    /// Returns where a dislodged unit may retreat, by location; empty if it is destroyed.
    LocationSet retreatsOpenTo(Province unit) const;
    /// Returns the unit that dislodged this one, by the province from which it came.
    Province dislodgerOf(Province unit) const;

    const Movement& movement; ///< resolved
    ProvinceSet dislodged;    ///< provinces of dislodged units
    ProvinceSet occupied; ///< provinces with a unit after the moves, without those given up for insurrections
    ProvinceSet contested; ///< provinces left vacant by a standoff
};

/// Returns where a dislodged unit may retreat, by location, as far as the position after the movement shows
/// (DATC 5.B.11); for positions that come without retreat options.
LocationSet openRetreats(const Map& map, const Position& position, const DislodgedUnit& dislodged);

} // namespace chancery
