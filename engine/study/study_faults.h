// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be in a position that is set up. The position is kept as it is; as long as there is such a
// thing, no phase is resolved.
#pragma once

#include "engine/study/study.h"

namespace chancery {

/// One thing that is wrong with a position. `kind` says which of the other members are used.
struct StudyFault
{
    /// What is wrong.
    enum class Kind : std::uint8_t {
        SecondUnit,        ///< `unit` is in a province that has another one
        WrongTerrain,      ///< `unit` is an army at sea or a fleet inland
        CoastMissing,      ///< `unit` is a fleet in a province whose coast is split, and on none of them
        DislodgedTooEarly, ///< `unit` is dislodged, and units do not retreat in this phase
        NothingToRetreat,  ///< it is a phase of retreats, and no unit is dislodged
        NothingToAdjust,   ///< it is a phase of adjustments, and no power may build or must remove
        NoDislodger,       ///< `unit` is dislodged, and no other unit is in its province
        ContestedOccupied, ///< there is a unit in `where`, so that no standoff can have left it vacant
        TooMany,           ///< `power` has more units than centres
    };

    Kind kind = Kind::SecondUnit;
    Power power = noPower;       ///< of the unit, or that has too many
    Unit unit{};                 ///< the unit
    Province where = noProvince; ///< its province, or that of a standoff
    int units = 0, centres = 0;  ///< TooMany: what the power has

    bool operator==(const StudyFault&) const = default;
};

/// Returns whether no phase can be resolved as long as there is this fault. The others are only strange.
bool stops(const StudyFault& fault);

/// Returns what is wrong with a position at the beginning of a phase, the faults that stop it first.
std::vector<StudyFault> faultsOf(const Map& map, Phase phase, const Position& position);

/// Returns whether a phase that begins so can be resolved.
bool canResolve(const Map& map, Phase phase, const Position& position);

} // namespace chancery
