// SPDX-License-Identifier: GPL-3.0-or-later
// Which orders of a movement phase are possible at all, whatever the other orders are (DATC 4.E.1).
#pragma once

#include "engine/map/board.h"
#include "engine/orders/order.h"
#include "engine/rules/options.h"
#include "engine/rules/rule.h"

#include <span>

namespace chancery {

/// Returns the units of a position on the map, and where the rules have insurrections the powers that may be
/// revived (Committee).
Board boardOf(const Map& map, const Position& position, const RuleOptions& options);

/// Returns why an order cannot be followed, or Rule::None if it can. As DATC 4.E.1 prefers, a move over water
/// needs fleets in place, a convoy a route on which the fleet is not superfluous, and a support a move that
/// is possible without the supporter.
Rule illegality(const Board& board, const Order& order, const RuleOptions& options = {});

/// Returns why an order is for no unit of its power, or Rule::None if it is for one (DATC 6.A.6). It is
/// inline because it runs for every order.
inline Rule misaddressed(const Board& board, const Order& order)
{
    if (order.unit.at == nowhere) return Rule::IllegalNoSuchUnit;
    const Province p = board.map.provinceOf(order.unit.at);
    if (!board.has(p)) return Rule::IllegalNoSuchUnit;
    return board[p].power == order.power ? Rule::None : Rule::IllegalNotYours;
}
/// Returns why an order for another power's unit cannot count, or Rule::None if it can (DATC 4.E.5, Alexander
/// VII.2).
Rule unpermitted(const Order& order, const RuleOptions& options);
/// Returns Rule::IllegalWriting if the rulebook does not forgive how an order is written, otherwise
/// Rule::None (DATC 4.B.5, 4.B.6, 4.C.1 to 4.C.3, 4.C.5, 4.C.6).
Rule miswriting(const Order& order, const RuleOptions& options);

/// How the seas named in a move count (DATC 4.A.6).
struct WrittenPath
{
    bool heeded = false; ///< whether only fleets in the named seas carry the army
    bool needed = false; ///< whether they must be named, unless only one route is ordered
    bool always = false; ///< whether they must be named also then
};
/// Returns how the seas named in a move count by these rules (DATC 4.A.6).
inline WrittenPath writtenPath(const RuleOptions& options)
{
    return {options.convoyPath != ConvoyPath::None, options.convoyPath >= ConvoyPath::Required,
            options.convoyPath == ConvoyPath::Always};
}
/// Returns whether an order to convoy is illegal because the fleet is on none of the army's routes.
constexpr bool isOffRoute(Rule rule)
{
    return rule == Rule::IllegalConvoyRoute || rule == Rule::IllegalConvoyNeedless;
}
/// Returns whether one of these orders takes the army of a convoy by a written route through the sea of the
/// fleet, which may then convoy it however roundabout the route is, if the rules heed written routes
/// (Alexander IV.5.b).
bool onWrittenRoute(const Board& board, std::span<const Order> orders, Province fleet, const Convoy& convoy,
                    const RuleOptions& options);
/// As `illegality` of a single order, also heeding the routes that armies write among `all` orders of the
/// phase.
Rule illegality(const Board& board, std::span<const Order> all, const Order& order,
                const RuleOptions& options);
/// Returns which of several orders to one unit counts (DATC 4.D.3).
inline Duplicates countingDuplicate(const RuleOptions& options)
{
    return options.duplicateOrders;
}
/// Returns whether an army ordered by sea to a neighbour may move by land if its convoy fails (DATC 4.A.3).
bool mayWalkInstead(const RuleOptions& options);
/// Returns whether units may be given up to revive a power that has lost its country (Committee).
inline bool insurrectionsAllowed(const RuleOptions& options)
{
    return options.insurrection;
}

// The checks of each command, for a unit that exists and belongs to the power that orders it.
/// Returns Rule::None: a unit may always hold.
inline Rule illegality(const Board&, const Unit&, const Hold&, const RuleOptions&)
{
    return Rule::None;
}
/// Returns why `unit` cannot move as ordered, or Rule::None.
Rule illegality(const Board& board, const Unit& unit, const Move& move, const RuleOptions& options);
/// Returns why `unit` cannot support the other unit to hold, or Rule::None.
Rule illegality(const Board& board, const Unit& unit, const SupportHold& support, const RuleOptions& options);
/// Returns why `unit` cannot support the move, or Rule::None.
Rule illegality(const Board& board, const Unit& unit, const SupportMove& support, const RuleOptions& options);
/// Returns why `unit` cannot convoy the army, or Rule::None.
Rule illegality(const Board& board, const Unit& unit, const Convoy& convoy, const RuleOptions& options);
/// Returns why `unit` cannot be given up for the power, or Rule::None (Committee).
Rule illegality(const Board& board, const Unit& unit, const Insurrection& rising, const RuleOptions& options);

/// Returns the location at which a unit arrives when it moves to `to`. An army arrives in the province as a
/// whole, whatever coast is written (DATC 4.B.6). A fleet arrives on the coast named if it can reach it. If
/// no coast or a wrong one is named, the options decide (4.B.1 to 4.B.3); `nowhere` if it cannot arrive.
Location landing(const Map& map, const Unit& unit, Location to, const RuleOptions& options = {});

} // namespace chancery
