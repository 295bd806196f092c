// SPDX-License-Identifier: GPL-3.0-or-later
// Which orders of a movement phase are possible at all, not knowing the other orders (DATC 4.E.1).
#pragma once

#include "engine/orders/order.h"
#include "engine/position/board.h"
#include "engine/rules/options.h"
#include "engine/rules/rule.h"

namespace chancery {

/// Why an order cannot be followed, Rule::None if it can. As restrictive as DATC 4.E.1 prefers: a move over
/// water needs fleets in place, a convoy a route on which the fleet is not superfluous, a support a move that
/// is possible without the supporter.
Rule illegality(const Board& board, const Order& order, const RuleOptions& options = {});

/// Whether the unit ordered is there and belongs to who orders it (DATC 6.A.6). Asked of every order, hence inline.
inline Rule misaddressed(const Board& board, const Order& order)
{
    if (order.unit.at == nowhere) return Rule::IllegalNoSuchUnit;
    const Province p = board.map.provinceOf(order.unit.at);
    if (!board.has(p)) return Rule::IllegalNoSuchUnit;
    return board[p].power == order.power ? Rule::None : Rule::IllegalNotYours;
}
/// Whether the rulebook forgives how the order is written (DATC 4.B.5, 4.B.6, 4.C.1 to 4.C.3, 4.C.5, 4.C.6).
Rule miswriting(const Order& order, const RuleOptions& options);

/// What the seas named in a move are worth (DATC 4.A.6).
struct WrittenPath
{
    bool heeded = false;
    bool needed = false; ///< unless only one route is ordered
};
inline WrittenPath writtenPath(const RuleOptions& options)
{
    return {options.convoyPath != ConvoyPath::None, options.convoyPath == ConvoyPath::Required};
}
/// Which of several orders to one unit counts (DATC 4.D.3).
inline Duplicates countingDuplicate(const RuleOptions& options) { return options.duplicateOrders; }
/// Whether an army that is meant to sail to a neighbour may walk there if it is not carried (DATC 4.A.3).
bool mayWalkInstead(const RuleOptions& options);
/// Whether units may be given up for a power that has lost its country (Committee).
inline bool insurrectionsAllowed(const RuleOptions& options) { return options.insurrection; }

// The parts, for orders of a unit that exists and belongs to who orders it.
inline Rule illegality(const Board&, const Unit&, const Hold&, const RuleOptions&)
{
    return Rule::None;
}
Rule illegality(const Board& board, const Unit& unit, const Move& move, const RuleOptions& options);
Rule illegality(const Board& board, const Unit& unit, const SupportHold& support, const RuleOptions& options);
Rule illegality(const Board& board, const Unit& unit, const SupportMove& support, const RuleOptions& options);
Rule illegality(const Board& board, const Unit& unit, const Convoy& convoy, const RuleOptions& options);
Rule illegality(const Board& board, const Unit& unit, const Insurrection& rising, const RuleOptions& options);

/// Where in a province a unit arrives when it is ordered to `to`: an army in the whole of it, whatever coast
/// was written (DATC 4.B.6), a fleet on the coast named, or on the only one it can reach (4.B.2). `nowhere`
/// if it cannot.
Location landing(const Map& map, const Unit& unit, Location to, const RuleOptions& options = {});

} // namespace chancery
