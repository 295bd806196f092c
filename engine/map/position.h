// SPDX-License-Identifier: GPL-3.0-or-later
// The board at one moment: units, dislodged units that must retreat, and owners of centres.
#pragma once

#include "engine/map/map.h"

#include <vector>

namespace chancery {

/// A dislodged unit that must retreat or disband.
struct DislodgedUnit
{
    Unit unit;                          ///< as it was before it was dislodged
    Province attackedFrom = noProvince; ///< where the attacker started
    LocationSet retreats;               ///< where it may go; empty if it is destroyed

    bool operator==(const DislodgedUnit&) const = default;
};

/// The units and the owners of centres at one moment.
struct Position
{
    std::vector<Unit> units;              ///< at most one in a province, sorted by province
    std::vector<DislodgedUnit> dislodged; ///< only in a retreat phase; sorted by province and power
    std::vector<Power> owner;             ///< [province] who owns its centre, or noPower
    ProvinceSet contested; ///< left vacant by a standoff in the movement before: closed to retreats
    /// Units in provinces that have another one, sorted by province and power. They are on the board by
    /// mistake: no phase with them is resolved.
    std::vector<Unit> surplus{};

    bool operator==(const Position&) const = default;
};

/// Returns the position from which a game on this map starts.
Position startOf(const Map& map);

/// Returns the unit in a province, or nullptr; dislodged units do not count.
const Unit* unitAt(const Map& map, const Position& position, Province province);
/// Returns the dislodged unit in a province, or nullptr.
const DislodgedUnit* dislodgedAt(const Map& map, const Position& position, Province province);
/// Returns the provinces with a unit; dislodged units do not count.
ProvinceSet occupied(const Map& map, const Position& position);

/// Adds a unit and keeps the units sorted; the province must be vacant.
void place(const Map& map, Position& position, const Unit& unit);

/// Adds a unit to a province that has one already, and keeps the surplus sorted.
void placeBeside(const Map& map, Position& position, const Unit& unit);

/// Returns how many centres a power owns.
int centresOf(const Position& position, Power power);
/// Returns how many units a power has, dislodged and surplus ones included.
int unitsOf(const Position& position, Power power);
/// Returns whether a power has no unit and no centre left.
bool eliminated(const Position& position, Power power);
/// Returns the powers that have no unit and no centre left.
PowerSet eliminatedPowers(const Map& map, const Position& position);

/// Returns the position with each occupied centre owned by its occupier, as after Fall and its retreats (1971
/// XIII.1, DATC 6.A to 6.J passim).
Position takeCentres(const Map& map, Position position);

/// A centre that changed hands.
struct Transfer
{
    Province centre = noProvince;       ///< the province of the centre
    Power from = noPower, to = noPower; ///< the owners before and after; either may be noPower
    bool operator==(const Transfer&) const = default;
};
/// Returns the centres that have another owner in one of two positions on the same map, in the order of the
/// map. Owners that a position does not state are not compared.
std::vector<Transfer> transfersBetween(const Position& before, const Position& after);

} // namespace chancery
