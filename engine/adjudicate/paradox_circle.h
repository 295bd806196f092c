// SPDX-License-Identifier: GPL-3.0-or-later
// Why a paradox is one: the circle in which its orders wait for one another, told order by order.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/map/map.h"

#include <vector>

namespace chancery {

/// What the order of one unit would do to that of another; units are named by where they started.
struct Dependence
{
    enum class Kind : std::uint8_t {
        Cuts,      ///< a move, the support of the unit that it attacks
        Supports,  ///< a support, the move that it is for
        Protects,  ///< a support, the unit that stays
        Dislodges, ///< a move, the unit that stays where it goes
        StandsOff, ///< a move, another to the same space
        Opposes,   ///< a move, the one that comes the opposite way
        MakesRoom, ///< a move, another to the space that it leaves
        Carries,   ///< a fleet, the army that it convoys
    };
    Kind kind = Kind::Cuts;
    Province from = noProvince, to = noProvince;

    bool operator==(const Dependence&) const = default;
};

/// Each begins and ends with a convoyed army; every army that waits for itself is in one of them. The
/// shortest are told.
std::vector<std::vector<Dependence>> circlesOf(const Map& map, const Outcome& outcome,
                                               const Paradox& paradox);

} // namespace chancery
