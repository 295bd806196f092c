// SPDX-License-Identifier: GPL-3.0-or-later
// Chains of fleets across the sea, whatever their orders.
#pragma once

#include "engine/map/map.h"

#include <vector>

namespace chancery {

/// Whether some chain of these fleets leads from one coast to another (DATC 5.B.8).
bool convoyPossible(const Map& map, ProvinceSet fleets, Province from, Province to);

/// Whether `fleet` belongs to a proper route, one on which nothing can be left out
/// (DATC 4.E.1, 6.F.12, 6.G.19).
bool onProperRoute(const Map& map, ProvinceSet fleets, Province fleet, Province from, Province to);

/// Whether `fleet` belongs to any route that passes no sea twice, however roundabout.
bool onSomeRoute(const Map& map, ProvinceSet fleets, Province fleet, Province from, Province to);

/// The fleets of a shortest chain from one coast to another, in the sequence in which it passes them; empty if
/// there is none.
std::vector<Province> shortestRoute(const Map& map, ProvinceSet fleets, Province from, Province to);

/// `fleet` and all that it can reach by way of others.
ProvinceSet connectedFleets(const Map& map, ProvinceSet fleets, Province fleet);

/// Every coast that these fleets could bring an army to from `from`, itself left out.
ProvinceSet convoyReach(const Map& map, ProvinceSet fleets, Province from);

} // namespace chancery
