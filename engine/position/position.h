// SPDX-License-Identifier: GPL-3.0-or-later
// The board at one moment: units, dislodged units that still must retreat, owners of centres.
#pragma once

#include "engine/map/map.h"

#include <optional>
#include <vector>

namespace chancery {

/// A unit that must retreat or disband.
struct DislodgedUnit
{
    Unit unit;
    Province attackedFrom = noProvince; ///< where the attacker started
    LocationSet retreats;               ///< where it may go; empty means that it is destroyed

    bool operator==(const DislodgedUnit&) const = default;
};

struct Position
{
    std::vector<Unit> units;              ///< at most one in a province, sorted by province
    std::vector<DislodgedUnit> dislodged; ///< only in a retreat phase; sorted by province
    std::vector<Power> owner;             ///< [province] whose centre it is, noPower if nobody's
    ProvinceSet contested;                ///< left vacant by a standoff in the movement before: closed to retreats

    bool operator==(const Position&) const = default;
};

/// The position a game on this map starts from.
Position startOf(const Map& map);

/// The unit that occupies a province (dislodged units do not).
const Unit* unitAt(const Map& map, const Position& position, Province province);
const DislodgedUnit* dislodgedAt(const Map& map, const Position& position, Province province);
ProvinceSet occupied(const Map& map, const Position& position);

/// Adds a unit and keeps the order; the province must be free.
void place(const Map& map, Position& position, const Unit& unit);

int centresOf(const Position& position, Power power);
int unitsOf(const Position& position, Power power); ///< dislodged units count too
/// No unit and no centre left.
bool eliminated(const Position& position, Power power);
/// All that are.
PowerSet eliminatedPowers(const Map& map, const Position& position);

/// Each occupied centre goes to its occupier: done after Fall and its retreats (1971 XIII.1, DATC 6.A to 6.J passim).
Position takeCentres(const Map& map, Position position);

} // namespace chancery
