// SPDX-License-Identifier: GPL-3.0-or-later
// Why each province beside a dislodged unit is open to its retreat, or closed (DATC 5.B.11).
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// A province beside a dislodged unit.
struct RetreatWay
{
    Province province = noProvince; ///< the province
    LocationSet open;               ///< where the unit may go in it; empty if it is closed
    /// Why it is closed, the first reason that there is of each kind: RetreatNotAdjacent, IllegalClosed,
    /// RetreatOccupied, RetreatToAttacker, RetreatContested; RetreatNotOpen alone if there is no other, and
    /// HoldAbandoned alone if its power gave no orders that count. Empty if it is open.
    std::vector<Rule> closed;
    /// If RetreatNotAdjacent: why the unit cannot step there, as for a move (Rule::IllegalAtSea ...).
    Rule terrain = Rule::None;
    bool attackersOrigin = false; ///< the attacker came from there
    bool byConvoy = false;        ///< it did so by convoy, which opens the province under some rulebooks
    /// The unit there, by the province where it started; after the phase of the dislodgement that is all that
    /// is known.
    Province occupant = noProvince;
    ProvinceSet bounced; ///< the moves whose standoff left it empty, as far as the phase knows them
};

/// Returns every province beside a dislodged unit, by number: of a movement phase one that `outcome` has
/// dislodged, of a retreat phase one that waits to retreat. Provinces beside it are those that an army or a
/// fleet could reach from any coast of its province. Empty if no unit is dislodged there.
std::vector<RetreatWay> retreatWays(const PhaseInput& phase, const Outcome& outcome, Province unit);

} // namespace chancery
