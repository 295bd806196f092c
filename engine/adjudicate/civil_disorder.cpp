// SPDX-License-Identifier: GPL-3.0-or-later
// Distances over the map, whoever may go there, and the sequence of removals.
#include "engine/adjudicate/civil_disorder.h"

#include <cassert>
#include <tuple>

namespace chancery {

namespace {

/// Every space beside any of these, for an army or a fleet.
ProvinceSet beside(const Map& map, ProvinceSet spaces)
{
    ProvinceSet all;
    for (Province p : spaces) {
        all |= map.armyReach[index(p)] | map.fleetProvinces[index(whole(p))];
        for (Location coast : map[p].coasts) all |= map.fleetProvinces[index(coast)];
    }
    return all;
}

/// Steps from the nearest centre of the power; more than the map has spaces if there is no way.
int distance(const Map& map, ProvinceSet owned, Province from)
{
    ProvinceSet reached{from};
    for (int steps = 0; steps <= static_cast<int>(maxProvinces); ++steps) {
        if (!(reached & owned).empty()) return steps;
        reached |= beside(map, reached);
    }
    return static_cast<int>(maxProvinces) + 1;
}

} // namespace

Unit removedFirst(const Map& map, const Position& position, Power power)
{
    ProvinceSet owned;
    for (Province p : map.centres)
        if (position.owner[index(p)] == power) owned.add(p);
    const auto rank = [&](const Unit& u) {
        const Province p = map.provinceOf(u.at);
        return std::tuple{-distance(map, owned, p), u.kind == UnitKind::Fleet ? 0 : 1,
                          std::string_view(map[p].name)};
    };
    const Unit* first = nullptr;
    for (const Unit& unit : position.units)
        if (unit.power == power && (!first || rank(unit) < rank(*first))) first = &unit;
    assert(first);
    return *first;
}

} // namespace chancery
