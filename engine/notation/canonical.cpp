// SPDX-License-Identifier: GPL-3.0-or-later
// Writes orders in the one form that files hold.
#include "engine/notation/order_text.h"

#include "engine/map/standing.h"

#include <optional>

namespace chancery {

namespace {

std::string unitText(const Map& map, UnitKind kind, Location at)
{
    return (kind == UnitKind::Army ? "A " : "F ") + map[at].code;
}

/// Returns a supported or convoyed unit as text; whether it is A or F comes from the position.
std::string helpedText(const Map& map, const Position& position, Location at)
{
    if (const Unit* unit = unitAt(map, position, map.provinceOf(at))) return unitText(map, unit->kind, at);
    return unitText(map, mayStand(map, UnitKind::Army, at) ? UnitKind::Army : UnitKind::Fleet, at);
}

/// Returns the seas of a path in an order in which each is next to the one before, as far as possible.
std::string pathText(const Map& map, Province from, ProvinceSet path)
{
    std::string text;
    while (!path.empty()) {
        const ProvinceSet next = path & map.seasTouching[index(from)];
        from = next.empty() ? path.first() : next.first();
        path.remove(from);
        text += " - " + map[from].code;
    }
    return text;
}

class Writer
{
public:
    Writer(const Map& map, const Position& position, const Order& order)
        : map_(map)
        , position_(position)
        , order_(order)
    {
    }

    std::string operator()(const Hold&) const { return unit() + " H"; }

    std::string operator()(const Move& move) const
    {
        if (!move.path.empty())
            return unit() + pathText(map_, map_.provinceOf(order_.unit.at), move.path) + " - " +
                   map_[move.to].code;
        return unit() + " - " + map_[move.to].code + (move.via == Via::Convoy ? " VIA" : "");
    }

    std::string operator()(const SupportHold& support) const { return unit() + " S " + helped(support.unit); }

    std::string operator()(const SupportMove& support) const
    {
        return unit() + " S " + helped(support.unit) + " - " + map_[support.to].code;
    }

    std::string operator()(const Convoy& convoy) const
    {
        return unit() + " C " + helped(convoy.army) + " - " + map_[convoy.to].code;
    }

    std::string operator()(const Retreat& retreat) const { return unit() + " - " + map_[retreat.to].code; }
    std::string operator()(const Disband&) const { return "D " + unit(); }
    std::string operator()(const Build&) const { return "B " + unit(); }
    std::string operator()(const Waive&) const { return "WAIVE"; }
    std::string operator()(const Revive&) const { return "R " + unit(); }

    std::string operator()(const Insurrection& rising) const
    {
        return unit() + " I " + (rising.whom == noPower ? "?" : map_[rising.whom].name);
    }

private:
    std::string unit() const { return canonical(map_, order_.unit); }
    std::string helped(Location at) const { return helpedText(map_, position_, at); }

    const Map& map_;
    const Position& position_;
    const Order& order_;
};

} // namespace

std::string canonical(const Map& map, const Unit& unit)
{
    return unitText(map, unit.kind, unit.at);
}

std::string canonical(const Map& map, const Position& position, const Order& order)
{
    return std::visit(Writer(map, position, order), order.command);
}

} // namespace chancery
