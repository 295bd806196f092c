// SPDX-License-Identifier: GPL-3.0-or-later
// Which orders of a phase are carried out: those on the sheets, in whose name, and those that go on by
// themselves.
#pragma once

#include "engine/game/game.h"

namespace chancery {

/// Returns the orders that are carried out in a phase, legal or not: those of ordersThatCount, each in the
/// name of its unit's power where one player orders both powers, and those of standingOrders. Permissions are
/// marked (Alexander VII.2).
std::vector<Order> ordersGiven(const Game& game, const PhaseRecord& record);

/// Returns all orders that are written in a phase, also on sheets that do not count, each in the name of its
/// unit's power where one player orders both powers, and builds in that of the power that may build there.
std::vector<Order> ordersInOwnName(const Game& game, const PhaseRecord& record);

/// Returns the perpetual orders that are repeated in a movement phase because they are not contradicted
/// (Alexander VII.1, DATC 4.E.4). `record` need not be one of the game's phases.
std::vector<Order> standingOrders(const Game& game, const PhaseRecord& record);

/// Returns the provinces of a power's units that a phase asks an order for and that have none: neither of
/// their player, nor of another power with permission, nor repeated.
ProvinceSet unitsUnordered(const Game& game, const PhaseRecord& record, Power power);

/// Returns whether an order does not count because one of the `neutral` powers, which have no player, gave it
/// or owns its unit, which another power may order otherwise (1971 XIV.2, Alexander V.5.a).
bool isUnplayed(const Order& order, PowerSet neutral, const RuleOptions& options);

/// Gives orders the name of their unit's power, and builds that of the power that may build there, where one
/// player orders both powers (1971 XIV.2, Alexander V.5).
void giveInOwnName(const Game& game, const PhaseRecord& record, std::vector<Order>& orders);

} // namespace chancery
