// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/orders_given.h"

#include "engine/game/agreements.h"
#include "engine/game/seats.h"
#include "engine/orders/choices.h"
#include "engine/orders/legality.h"

#include <algorithm>

namespace chancery {

namespace {

using Results = std::vector<OrderResult>;

const PhaseRecord* lastMovementBefore(const Game& game, const PhaseRecord& record)
{
    const auto found =
        std::find_if(game.phases.rbegin(), game.phases.rend(), [&record](const PhaseRecord& p) {
            return p.phase.kind == PhaseKind::Movement && p.outcome && !(p.phase == record.phase);
        });
    return found == game.phases.rend() ? nullptr : &*found;
}

/// Returns whether the gamemaster has put this very unit where it is, in this phase or since `last`.
bool isPut(const Game& game, const PhaseRecord& last, const PhaseRecord& record, const Unit& unit)
{
    const auto puts = [&unit](const PhaseRecord& phase) {
        return std::ranges::any_of(phase.rulings, [&unit](const Ruling& ruling) {
            return ruling.kind == Ruling::Kind::Position && ruling.unit == unit;
        });
    };
    return puts(record) || std::any_of(&last + 1, game.phases.data() + game.phases.size(), puts);
}

/// Returns whether an illegal order is one of its unit all the same: it could not be carried out this time.
/// An order with two meanings is none (Alexander III.3.b).
bool isOrderAllTheSame(const OrderResult& old, const Results& results)
{
    switch (old.finding.rule) {
    case Rule::IllegalNoSuchUnit:
    case Rule::IllegalNotYours:
    case Rule::IllegalNotPermitted:
    case Rule::IllegalUnplayed:
    case Rule::IllegalProxyYields:
    case Rule::IllegalDuplicate:
    case Rule::IllegalWrongPhase:
        return false;
    default:
        break;
    }
    return std::ranges::none_of(results, [&old](const OrderResult& other) {
        return other.order.unit == old.order.unit && other.finding.rule == Rule::IllegalTwoMeanings;
    });
}

/// Returns whether an order is still to be carried out: a player gave it, and it has not taken the unit away,
/// or the unit was put back. Requests for home centres are made once.
bool mayGoOn(const OrderResult& old, const Results& results, bool put)
{
    const bool implied = !old.ordered && as<Hold>(old.order);
    const bool done = !put && old.verdict == Verdict::Succeeds && as<Move>(old.order);
    const bool counts = old.verdict != Verdict::Illegal || isOrderAllTheSame(old, results);
    return !implied && !done && counts && !as<Revive>(old.order);
}

/// Returns whether the power that gave an order, the owner of the unit, or another power with permission has
/// another one for it.
bool isContradicted(const Order& old, std::span<const Order> written, const RuleOptions& options)
{
    return std::ranges::any_of(written, [&](const Order& order) {
        return order.unit == old.unit && (order.power == old.power || order.power == old.unit.power ||
                                          unpermitted(order, options) == Rule::None);
    });
}

/// Returns the last orders of units that have not moved and have no new order. A unit that moved and was put
/// back by the gamemaster has not moved.
std::vector<Order> standingBeside(const Game& game, const PhaseRecord& record, std::span<const Order> written)
{
    std::vector<Order> standing;
    const PhaseRecord* last = lastMovementBefore(game, record);
    if (record.phase.kind != PhaseKind::Movement || !last || !perpetualAt(game, record) ||
        !perpetualAt(game, *last))
        return standing;
    const Results& results = last->outcome->results;
    const auto& units = record.before.units;
    for (const OrderResult& old : results) {
        const bool still = std::ranges::find(units, old.order.unit) != units.end();
        if (!still || isContradicted(old.order, written, game.rulebook.options)) continue;
        if (mayGoOn(old, results, isPut(game, *last, record, old.order.unit))) standing.push_back(old.order);
    }
    permitProxies(game, record, standing);
    std::erase_if(standing, [&](const Order& order) { // permission has ended
        return order.power != order.unit.power && unpermitted(order, game.rulebook.options) != Rule::None;
    });
    for (Order& order : standing) order.permission.repeated = true;
    return standing;
}

std::vector<Order> writtenOrders(const Game& game, const PhaseRecord& record)
{
    std::vector<Order> orders = ordersThatCount(*game.map, record, game.rulebook.options);
    giveInOwnName(game, record, orders);
    heedReadings(*game.map, record.rulings, orders);
    permitProxies(game, record, orders);
    return orders;
}

} // namespace

std::vector<Order> ordersGiven(const Game& game, const PhaseRecord& record)
{
    std::vector<Order> orders = writtenOrders(game, record);
    const std::vector<Order> standing = standingBeside(game, record, orders);
    if (standing.empty()) return orders;
    orders.insert(orders.end(), standing.begin(), standing.end());
    heedReadings(*game.map, record.rulings, orders);
    permitProxies(game, record, orders);
    return orders;
}

std::vector<Order> ordersInOwnName(const Game& game, const PhaseRecord& record)
{
    std::vector<Order> orders = ordersOf(record);
    giveInOwnName(game, record, orders);
    return orders;
}

std::vector<Order> standingOrders(const Game& game, const PhaseRecord& record)
{
    std::vector<Order> orders = ordersGiven(game, record);
    std::erase_if(orders, [](const Order& order) { return !order.permission.repeated; });
    return orders;
}

ProvinceSet unitsUnordered(const Game& game, const PhaseRecord& record, Power power)
{
    ProvinceSet missing;
    for (const Unit& unit : unitsAsked(record.before, record.phase.kind, power))
        missing.add(game.map->provinceOf(unit.at));
    for (const Order& order : ordersGiven(game, record))
        if (order.unit.at != nowhere && order.unit.power == power &&
            (order.power == power || order.permission.given))
            missing.remove(game.map->provinceOf(order.unit.at));
    return missing;
}

bool isUnplayed(const Order& order, PowerSet neutral, const RuleOptions& options)
{
    if (order.power != noPower && neutral.has(order.power)) return true;
    return order.unit.power != noPower && neutral.has(order.unit.power) &&
           options.proxyOrders != ProxyOrders::No;
}

void giveInOwnName(const Game& game, const PhaseRecord& record, std::vector<Order>& orders)
{
    for (const PowerSet seat : sharedSeats(game, record.phase))
        for (Order& order : orders) {
            if (!seat.has(order.power) || order.unit.at == nowhere) continue;
            const Province at = game.map->provinceOf(order.unit.at);
            if (as<Build>(order) && !buildsIn(*game.map, order.power, at)) {
                for (Power other : seat)
                    if (buildsIn(*game.map, other, at)) order.power = order.unit.power = other;
            } else if (seat.has(order.unit.power)) {
                order.power = order.unit.power;
            }
        }
}

} // namespace chancery
