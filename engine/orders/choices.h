// SPDX-License-Identifier: GPL-3.0-or-later
// What may be ordered in a position: the sets that order entry highlights and dialogs offer.
#pragma once

#include "engine/map/position.h"

#include <array>
#include <vector>

namespace chancery {

/// The orders for one unit in a movement phase that could have an effect with the units on the board. They
/// are fewer than the legal ones.
struct Choices
{
    Unit unit;                ///< the unit that these choices are for
    LocationSet moveTo;       ///< destinations by land, by sea or by convoy; each coast apart
    ProvinceSet onlyByConvoy; ///< destinations that need a convoy
    ProvinceSet eitherWay;    ///< destinations that are adjacent by land and can be reached by convoy too
    ProvinceSet supportable;  ///< units that it may support to hold or to move
    ProvinceSet convoyable;   ///< armies that it may convoy
    std::array<ProvinceSet, maxProvinces> supportInto{}; ///< [unit] destinations; its own: to hold
    std::array<ProvinceSet, maxProvinces> convoyInto{};  ///< [army] destinations
};

/// Returns the sensible orders for the unit in `province`, which must have one.
Choices choicesFor(const Map& map, const Position& position, Province province);

/// What a power must or may do in an adjustment phase.
struct AdjustmentChoices
{
    int count = 0;          ///< builds if positive, at most as many as sites; removals if negative
    int owed = 0;           ///< centres less units, whatever the sites
    LocationSet buildArmy;  ///< vacant centres of its own where an army can be built
    LocationSet buildFleet; ///< where a fleet can be built, each split coast apart
    ProvinceSet removable;  ///< provinces with its units
};
/// Returns what `power` must or may do in an adjustment phase that begins with `position`. For a power
/// without a player, in `unplayed`, no unit is built (1971 XIV.2, XIV.3).
AdjustmentChoices adjustmentChoices(const Map& map, const Position& position, Power power,
                                    PowerSet unplayed = {});

/// Returns the units that a power is asked to order in a phase of this kind, in the order of the position:
/// all its units in a movement phase, the dislodged ones in a retreat phase, none in an adjustment phase.
std::vector<Unit> unitsAsked(const Position& position, PhaseKind kind, Power power);

} // namespace chancery
