// SPDX-License-Identifier: GPL-3.0-or-later
// The units of a position as sets and by province, for legality and adjudication.
#pragma once

#include "engine/map/position.h"

#include <span>

namespace chancery {

/// The units of one position, by province and by power. It refers to its map, and its arrays hold values only
/// where `units` has the province or the map has the power. It is meant to live on the stack.
struct Board
{
    /// Sorts the units into the sets; `map` must outlive the board.
    Board(const Map& map, std::span<const Unit> standing);

    /// Returns whether a unit is in the province.
    bool has(Province p) const { return units.has(p); }
    /// Returns the unit in a province, which must have one.
    Unit operator[](Province p) const { return {powerAt[index(p)], kindAt[index(p)], placeAt[index(p)]}; }
    /// Returns the provinces that the unit in a province can reach in one move without a convoy.
    const ProvinceSet& reachOf(Province p) const
    {
        return map.reaches[index(kindAt[index(p)])][index(placeAt[index(p)])];
    }
    /// Returns where the unit in a province can step, coast by coast; armies go to whole provinces.
    const LocationSet& stepsOf(Province p) const
    {
        return map.steps[index(kindAt[index(p)])][index(placeAt[index(p)])];
    }
    /// Returns the provinces where a power has units.
    ProvinceSet of(Power power) const { return unitsOf[index(power)]; }

    const Map& map;       ///< must outlive the board
    ProvinceSet units;    ///< provinces with a unit
    ProvinceSet armies;   ///< provinces with an army
    ProvinceSet carriers; ///< fleets at sea, the only ones that can convoy (DATC 6.F.1)
    PowerSet lost;        ///< powers that may be revived; set only if insurrections are allowed (Committee)
    std::array<Power, maxProvinces> powerAt;    ///< [province with a unit] whose unit it is
    std::array<UnitKind, maxProvinces> kindAt;  ///< [province with a unit] army or fleet
    std::array<Location, maxProvinces> placeAt; ///< [province with a unit] where it is, with its coast
    std::array<LaterSet, maxPowers> unitsOf;    ///< [power] provinces with its units
};

} // namespace chancery
