// SPDX-License-Identifier: GPL-3.0-or-later
// What may be ordered in a position: the sets that order entry lights up and dialogs offer.
#pragma once

#include "engine/position/position.h"

#include <array>
#include <vector>

namespace chancery {

/// What one unit may sensibly be told in a movement phase. Sensible is narrower than legal: only orders that
/// could have an effect with the units on the board.
struct Choices
{
    Unit unit;
    LocationSet moveTo;       ///< by land, by its own keel or by convoy; each coast apart
    ProvinceSet onlyByConvoy; ///< those of them that need a convoy
    ProvinceSet eitherWay;    ///< adjacent, and a convoy is possible as well
    ProvinceSet supportable;  ///< units that it may support to hold or to move
    ProvinceSet convoyable;   ///< armies that it may convoy
    std::array<ProvinceSet, maxProvinces> supportInto{}; ///< [supported unit] spaces; its own means hold
    std::array<ProvinceSet, maxProvinces> convoyInto{};  ///< [army] spaces
};

/// The unit in `province` must exist.
Choices choicesFor(const Map& map, const Position& position, Province province);

/// What a power owes or may do in an adjustment phase.
struct AdjustmentChoices
{
    int count = 0;          ///< builds if positive, removals if negative; builds never exceed the sites
    int owed = 0;           ///< centres less units, whether there are sites or not
    LocationSet buildArmy;  ///< home centres, owned and vacant
    LocationSet buildFleet; ///< the same on the coast, each split coast apart
    ProvinceSet removable;
};
AdjustmentChoices adjustmentChoices(const Map& map, const Position& position, Power power);

/// The units that a phase of this kind asks a power to order, in the order of the position: all its units in a movement
/// phase, the dislodged ones in a retreat phase. An adjustment phase asks for builds or removals, not for units.
std::vector<Unit> unitsAsked(const Position& position, PhaseKind kind, Power power);

} // namespace chancery
