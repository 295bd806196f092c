// SPDX-License-Identifier: GPL-3.0-or-later
// How rulings change orders and positions; adjudicate/ruled.cpp applies those on results.
#include "engine/game/ruling.h"

#include "engine/adjudicate/retreats.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns whether the order is for the unit in a province. Waives and requests for home centres are for no
/// unit.
bool tells(const Map& map, const Order& order, Province where)
{
    return !as<Waive>(order) && !as<Revive>(order) && order.unit.at != nowhere &&
           map.provinceOf(order.unit.at) == where;
}

void heedReading(const Map& map, const Ruling& ruling, std::vector<Order>& orders)
{
    // Another power's orders for the unit stay. They are illegal, or count only if the unit has no other
    // order (proxy_orders).
    const auto overruled = [&](const Order& order) {
        return tells(map, order, ruling.where) && (!ruling.order || order.power == ruling.order->power);
    };
    const auto first = std::find_if(orders.begin(), orders.end(), overruled);
    const auto at = first - orders.begin();
    orders.erase(std::remove_if(first, orders.end(), overruled), orders.end());
    if (!ruling.order) return;
    const auto ruled = orders.insert(orders.begin() + at, *ruling.order);
    ruled->slips = {}; // however the gamemaster typed it
}

/// Opens the province to retreats, or closes it, as the board has become.
void openOrClose(const Map& map, Province where, ProvinceSet closed, Position& position)
{
    for (DislodgedUnit& dislodged : position.dislodged) {
        for (const Location at : dislodged.retreats)
            if (map.provinceOf(at) == where) dislodged.retreats.remove(at);
        for (const Location at : openRetreats(map, position, dislodged))
            if (map.provinceOf(at) == where && !closed.has(where)) dislodged.retreats.add(at);
    }
}

void put(const Map& map, const Ruling& ruling, ProvinceSet closed, Position& position)
{
    if (ruling.beside && ruling.unit) return placeBeside(map, position, *ruling.unit);
    const bool wasVacant = unitAt(map, position, ruling.where) == nullptr;
    const auto isThere = [&](const Unit& unit) { return map.provinceOf(unit.at) == ruling.where; };
    std::erase_if(position.units, isThere);
    std::erase_if(position.surplus, isThere);
    if (ruling.unit) {
        place(map, position, *ruling.unit);
        std::erase_if(position.dislodged, [&](const DislodgedUnit& dislodged) {
            return map.provinceOf(dislodged.unit.at) == ruling.where &&
                   dislodged.unit.power == ruling.unit->power && dislodged.unit.kind == ruling.unit->kind;
        });
    }
    // A province that was vacant before may be closed or open for other reasons, which are not known here.
    if (ruling.unit || !wasVacant) openOrClose(map, ruling.where, closed, position);
}

} // namespace

void heedReadings(const Map& map, std::span<const Ruling> rulings, std::vector<Order>& orders)
{
    for (const Ruling& ruling : rulings)
        if (ruling.kind == Ruling::Kind::Reading) heedReading(map, ruling, orders);
}

void heedPositions(const Map& map, std::span<const Ruling> rulings, Position& position, ProvinceSet closed)
{
    for (const Ruling& ruling : rulings) {
        if (ruling.kind == Ruling::Kind::Position) put(map, ruling, closed, position);
        if (ruling.kind == Ruling::Kind::Ownership) position.owner[index(ruling.where)] = ruling.owner;
    }
}

RuledResults resultsRuled(std::span<const Ruling> rulings)
{
    RuledResults results;
    for (const Ruling& ruling : rulings)
        if (ruling.kind == Ruling::Kind::Result) results.rule(ruling.where, ruling.result);
    return results;
}

namespace {

std::vector<Unit> surplusAt(const Map& map, const Position& position, Province where)
{
    std::vector<Unit> there;
    for (const Unit& unit : position.surplus)
        if (map.provinceOf(unit.at) == where) there.push_back(unit);
    return there;
}

} // namespace

std::vector<Ruling> rulingsBetween(const Map& map, const Position& position, const Position& corrected,
                                   const std::string& reason, const std::string& time)
{
    std::vector<Ruling> rulings;
    const auto add = [&](Ruling::Kind kind, Province where) -> Ruling& {
        rulings.push_back({.kind = kind, .where = where, .reason = reason, .time = time});
        return rulings.back();
    };
    for (std::size_t i = 0; i < map.provinces.size(); ++i) {
        const auto where = static_cast<Province>(i);
        const Unit *before = unitAt(map, position, where), *after = unitAt(map, corrected, where);
        const std::vector<Unit> crowd = surplusAt(map, corrected, where);
        const bool same = (before && after ? *before == *after : before == after) &&
                          surplusAt(map, position, where) == crowd;
        if (!same && after) add(Ruling::Kind::Position, where).unit = *after;
        if (!same && !after) add(Ruling::Kind::Position, where);
        for (const Unit& unit : same ? std::vector<Unit>() : crowd) {
            Ruling& beside = add(Ruling::Kind::Position, where);
            beside.unit = unit;
            beside.beside = true;
        }
        if (position.owner[i] != corrected.owner[i])
            add(Ruling::Kind::Ownership, where).owner = corrected.owner[i];
    }
    return rulings;
}

} // namespace chancery
