// SPDX-License-Identifier: GPL-3.0-or-later
// The one rule about where units can be, for builds, starting units, files and dialogs.
#pragma once

#include "engine/map/map.h"

namespace chancery {

/// Whether a kind of unit can be at a location, and if not, why.
enum class Standing : std::uint8_t {
    Possible,      ///< it can be there
    WrongTerrain,  ///< an army at sea, or a fleet inland (DATC 4.C.4)
    CoastMissing,  ///< a fleet in a province with a split coast, and no coast is named (DATC 4.B.7)
    CoastNeedless, ///< an army on a named coast; it is in the province as a whole
};

/// Returns whether a kind of unit can be at a location by its terrain and coast, and if not, why. Other units
/// do not matter. Valid once deriveTopology has been called.
inline Standing standingOf(const Map& map, UnitKind kind, Location at)
{
    const Province province = map.provinceOf(at);
    const bool onCoast = index(at) >= map.provinces.size();
    if (kind == UnitKind::Army) {
        if (map.seas.has(province)) return Standing::WrongTerrain;
        return onCoast ? Standing::CoastNeedless : Standing::Possible;
    }
    if (map.inland.has(province)) return Standing::WrongTerrain;
    return onCoast || !map.coasted.has(province) ? Standing::Possible : Standing::CoastMissing;
}

/// Returns whether a kind of unit can be at a location, by terrain and coast alone.
inline bool mayStand(const Map& map, UnitKind kind, Location at)
{
    return standingOf(map, kind, at) == Standing::Possible;
}

/// Returns the locations of a province where a kind of unit can be: the whole province for an army, each
/// split coast or the whole province for a fleet. Empty if the terrain does not allow it.
inline LocationSet placesToStand(const Map& map, UnitKind kind, Province province)
{
    LocationSet places;
    if (mayStand(map, kind, whole(province))) places.add(whole(province));
    for (const Location coast : map[province].coasts)
        if (mayStand(map, kind, coast)) places.add(coast);
    return places;
}

} // namespace chancery
