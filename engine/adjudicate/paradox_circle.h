// SPDX-License-Identifier: GPL-3.0-or-later
// Why a paradox is one: the circle in which its orders wait for one another, order by order.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/map/map.h"

#include <vector>

namespace chancery {

/// What the order of one unit would do to that of another; units are named by their starting provinces.
struct Dependence
{
    /// The effect of the first order on the second.
    enum class Kind : std::uint8_t {
        Cuts,      ///< a move on the support of the unit that it attacks
        Supports,  ///< a support on the move that it is for
        Protects,  ///< a support on the unit that holds
        Dislodges, ///< a move on the unit that it attacks
        StandsOff, ///< a move on another to the same province
        Opposes,   ///< a move on the one that comes the opposite way
        MakesRoom, ///< a move on another to the province that it leaves
        Carries,   ///< a fleet on the army that it convoys
    };
    Kind kind = Kind::Cuts;                      ///< what it would do
    Province from = noProvince, to = noProvince; ///< the unit with the effect, and the unit affected

    bool operator==(const Dependence&) const = default;
};

/// Returns the shortest circles of dependences in a paradox. Each begins and ends with a convoyed army, and
/// every army that waits for itself is in one of them.
std::vector<std::vector<Dependence>> circlesOf(const Map& map, const Outcome& outcome,
                                               const Paradox& paradox);

} // namespace chancery
