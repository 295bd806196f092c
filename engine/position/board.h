// SPDX-License-Identifier: GPL-3.0-or-later
// The units of a position as sets and by province: what legality and adjudication ask of it.
#pragma once

#include "engine/position/position.h"

#include <span>

namespace chancery {

/// Who stands where. It lives on the stack, refers to its map, and its arrays hold values only where `units`
/// has the province or the map has the power.
struct Board
{
    Board(const Map& map, std::span<const Unit> standing);

    bool has(Province p) const { return units.has(p); }
    const Unit& operator[](Province p) const { return at[index(p)]; }
    ProvinceSet of(Power power) const { return unitsOf[index(power)]; }

    const Map& map;
    ProvinceSet units;
    ProvinceSet armies;
    ProvinceSet carriers; ///< fleets at sea: the only ones that can convoy (DATC 6.F.1)
    PowerSet lost;        ///< powers without a country; set only where insurrections are allowed (Committee)
    std::array<Unit, maxProvinces> at;
    std::array<ProvinceSet, maxPowers> unitsOf;
};

} // namespace chancery
