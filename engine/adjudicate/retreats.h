// SPDX-License-Identifier: GPL-3.0-or-later
// Who must retreat after a movement phase, and where to (DATC 5.B.11).
#pragma once

#include "engine/adjudicate/movement.h"

namespace chancery {

/// The board once the moves are made.
struct Aftermath
{
    explicit Aftermath(const Movement& movement);

    LocationSet retreatsOpenTo(Province unit) const;
    /// Who dislodged a unit, named by where it came from.
    Province dislodgerOf(Province unit) const;

    const Movement& movement;
    ProvinceSet dislodged; ///< by where they stood
    ProvinceSet occupied;  ///< by units that need not retreat
    ProvinceSet contested; ///< left vacant by a standoff
};

/// Where a dislodged unit may go if nothing else is known than the position after the movement.
LocationSet openRetreats(const Map& map, const Position& position, const DislodgedUnit& dislodged);

} // namespace chancery
