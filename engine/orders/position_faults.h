// SPDX-License-Identifier: GPL-3.0-or-later
// The one check of a position: what cannot be in it, and what stops a phase that begins with it. Every reader
// and every resolution goes by it.
#pragma once

#include "engine/base/phase.h"
#include "engine/map/position.h"

#include <vector>

namespace chancery {

/// One thing that is wrong with a position. `kind` says which of the other members are used.
struct PositionFault
{
    /// What is wrong. Which of these stop which kind of phase is a table in position_faults.cpp.
    enum class Kind : std::uint8_t {
        OffMap, ///< `unit` is at no place of the map, of no power of it, or not in its order; no file can say
                ///< so
        OwnersMissing,     ///< the position does not have an owner, or noPower, for each province
        SecondUnit,        ///< `unit` is in a province that has another one
        WrongTerrain,      ///< `unit` is an army at sea or a fleet inland
        CoastMissing,      ///< `unit` is a fleet in a province whose coast is split, and on none of them
        DislodgedTooEarly, ///< `unit` is dislodged, and units do not retreat in this phase
        DislodgedTwice,    ///< `unit` is dislodged, and so is another one in its province
        RetreatOccupied,   ///< `unit` is said to retreat to `where` if it likes, but there is a unit
        RetreatContested,  ///< `unit` is said to retreat to `where` if it likes, but a standoff has closed
                           ///< that
        RetreatTooFar,     ///< as above, but it cannot reach `where`; noProvince for what is not on the map
        NothingToRetreat,  ///< it is a phase of retreats, and no unit is dislodged
        NothingToAdjust,   ///< it is a phase of adjustments, and no power may build or must remove
        NoOwners,    ///< it is a phase of adjustments, and no centre has an owner: every unit is removed
        NoDislodger, ///< `unit` is dislodged, and no other unit is in its province
        ContestedOccupied, ///< there is a unit in `where`, so that no standoff can have left it vacant
        TooMany,           ///< `power` has more units than centres
        NeverBuilt, ///< the history of a game and its rulings do not account for `unit`; see checkTable
        WrongCoast, ///< `unit` is a fleet that the history of a game has at `rightful`; see checkTable
    };

    Kind kind = Kind::SecondUnit;
    Power power = noPower;       ///< of the unit, or that has too many
    Unit unit{};                 ///< the unit
    Province where = noProvince; ///< its province, or that of a standoff or of a retreat
    int units = 0, centres = 0;  ///< TooMany: what the power has
    Location rightful = nowhere; ///< WrongCoast: where the fleet should be

    bool operator==(const PositionFault&) const = default;
};
inline constexpr std::size_t positionFaultKinds = 18; ///< how many kinds there are

/// Returns whether no phase of this kind can be resolved as long as there is this fault. The others are only
/// strange.
bool stopsPhase(PositionFault::Kind fault, PhaseKind phase);

/// Returns whether a fault is about where a dislodged unit can go. The phase refuses such a retreat, so that
/// it stops nothing, but no document should offer one.
bool isAboutRetreat(PositionFault::Kind fault);

/// Returns what is wrong with a position at the beginning of a phase of this kind, the faults that stop it
/// first. It copes with whatever a position can hold.
std::vector<PositionFault> faultsOf(const Map& map, PhaseKind phase, const Position& position);

/// Returns the faults among faultsOf that stop the phase.
std::vector<PositionFault> stoppingFaults(const Map& map, PhaseKind phase, const Position& position);

/// Returns whether a phase of this kind that begins so can be resolved: no fault stops it. It allocates
/// nothing and takes some nanoseconds a unit, so that every resolution can ask.
bool canResolve(const Map& map, PhaseKind phase, const Position& position);

} // namespace chancery
