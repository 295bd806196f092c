// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/convoy_offer.h"

#include "engine/orders/convoy_routes.h"

#include <algorithm>

namespace chancery {

using entry::orderTo;

namespace {

/// The fleets that could convoy an army, by what they are ordered to do.
struct Fleets
{
    ProvinceSet ready;  ///< they are ordered to convoy it
    ProvinceSet own;    ///< of its power, without an order
    ProvinceSet others; ///< of other powers, without an order
};

/// Returns the order of the unit in a province, or nullptr.
const Order* orderAt(const EntryContext& c, Province p)
{
    const auto found = std::ranges::find_if(c.written, [&](const Order& order) {
        return order.unit.at != nowhere && c.map.provinceOf(order.unit.at) == p;
    });
    return found == c.written.end() ? nullptr : &*found;
}

Fleets fleetsFor(const EntryContext& c, const Order& move, Province from, Province to)
{
    Fleets fleets;
    for (const Unit& unit : c.position.units) {
        const Province at = c.map.provinceOf(unit.at);
        if (unit.kind != UnitKind::Fleet || !c.map.seas.has(at)) continue;
        const Order* order = orderAt(c, at);
        const Convoy* convoy = order ? as<Convoy>(*order) : nullptr;
        if (convoy && c.map.provinceOf(convoy->army) == from && c.map.provinceOf(convoy->to) == to)
            fleets.ready.add(at);
        else if (!order && !c.neutral.has(unit.power))
            (unit.power == move.unit.power ? fleets.own : fleets.others).add(at);
    }
    return fleets;
}

/// Returns the shortest route by fleets that are ready, else with those of its own power, else with any.
std::vector<Province> routeBy(const Map& map, const Fleets& fleets, Province from, Province to)
{
    if (convoyPossible(map, fleets.ready, from, to)) return {};
    const std::vector<Province> own = shortestRoute(map, fleets.ready | fleets.own, from, to);
    return own.empty() ? shortestRoute(map, fleets.ready | fleets.own | fleets.others, from, to) : own;
}

} // namespace

Order entry::orderTo(const EntryContext& context, Province unit, Command command)
{
    const Unit* u = unitAt(context.map, context.position, unit);
    return {u->power, *u, std::move(command)};
}

EntryState offerAfter(const EntryContext& c, const Order& order)
{
    const Move* move = as<Move>(order);
    if (c.kind != PhaseKind::Movement || !move || order.unit.kind != UnitKind::Army) return Idle{};
    const Province from = c.map.provinceOf(order.unit.at), to = c.map.provinceOf(move->to);
    const Fleets fleets = fleetsFor(c, order, from, to);
    if (c.map.armyReach[index(from)].has(to) && move->via != Via::Convoy) {
        if (!convoyPossible(c.map, fleets.ready | fleets.own | fleets.others, from, to)) return Idle{};
        Order byConvoy = order;
        std::get_if<Move>(&byConvoy.command)->via = Via::Convoy;
        return WayOffered{order, {byConvoy}, {}};
    }
    WayOffered offer{order, {}, {}};
    for (const Province fleet : routeBy(c.map, fleets, from, to)) {
        if (fleets.own.has(fleet)) offer.orders.push_back(orderTo(c, fleet, Convoy{order.unit.at, move->to}));
        if (fleets.others.has(fleet)) offer.others.push_back(*unitAt(c.map, c.position, fleet));
    }
    if (offer.orders.empty() && offer.others.empty()) return Idle{};
    return offer;
}

} // namespace chancery
