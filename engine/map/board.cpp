// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts the units of a position into sets.
#include "engine/map/board.h"

namespace chancery {

// The arrays stay unset where there is no unit: clearing them would cost as much as adjudicating.
Board::Board(const Map& theMap, std::span<const Unit> standing)
    : map(theMap)
{
    for (const Power each : map.everyPower()) unitsOf[index(each)] = ProvinceSet{};
    ProvinceSet all, onLand; // the compiler keeps them out of memory until the end
    for (const Unit& unit : standing) {
        const Province p = map.provinceOf(unit.at);
        all.add(p);
        onLand.addIf(p, unit.kind == UnitKind::Army);
        powerAt[index(p)] = unit.power;
        kindAt[index(p)] = unit.kind;
        placeAt[index(p)] = unit.at;
        unitsOf[index(unit.power)].add(p);
    }
    units = all;
    armies = onLand;
    carriers = (units - armies) & map.seas;
}

} // namespace chancery
