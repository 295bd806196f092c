// SPDX-License-Identifier: GPL-3.0-or-later
// Chains of fleets between coasts, whatever their orders.
#pragma once

#include "engine/map/map.h"
#include "engine/orders/order.h"

#include <cstdint>
#include <vector>

namespace chancery {

/// Returns whether some chain of these fleets leads from one coastal province to another (DATC 5.B.8).
bool convoyPossible(const Map& map, ProvinceSet fleets, Province from, Province to);

/// Returns whether `fleet` is on a proper route, one from which no fleet can be left out (DATC 4.E.1, 6.F.12,
/// 6.G.19). A search that takes too long counts as yes.
bool onProperRoute(const Map& map, ProvinceSet fleets, Province fleet, Province from, Province to);

/// Returns whether `fleet` is on any route that passes no sea province twice, however roundabout.
bool onSomeRoute(const Map& map, ProvinceSet fleets, Province fleet, Province from, Province to);

/// Returns the fleets of a shortest chain from one coastal province to another, in order from `from`; empty
/// if there is none.
std::vector<Province> shortestRoute(const Map& map, ProvinceSet fleets, Province from, Province to);

/// Returns whether an army that starts in `from` can pass these seas in this order and arrive in `to`:
/// each adjoins the one before.
bool inSequence(const Map& map, Province from, const std::vector<Province>& seas, Province to);

/// Returns all these seas in an order in which an army can pass them, each once, from one coastal province to
/// another; empty if there is none. A search that takes too long finds none.
std::vector<Province> sequenceThrough(const Map& map, ProvinceSet seas, Province from, Province to);

/// Returns `fleet` and all fleets that are connected with it through others.
ProvinceSet connectedFleets(const Map& map, ProvinceSet fleets, Province fleet);

/// Returns every coastal province except `from` to which these fleets could convoy an army from `from`.
ProvinceSet convoyReach(const Map& map, ProvinceSet fleets, Province from);

/// Returns the number of this arrangement among all arrangements of the same seas, each named once: 0 if they
/// are as the map lists them. For more than twelve seas it is always 0.
std::uint32_t numberOfSequence(const std::vector<Province>& seas);

/// Returns the seas of a move's path as they were written. A path that no reader made, and whose arrangement
/// does not agree with Move::scrambled, is rearranged until it does, so that reading it again gives the same
/// path.
std::vector<Province> seasInSequence(const Map& map, Province from, const Move& move);

} // namespace chancery
