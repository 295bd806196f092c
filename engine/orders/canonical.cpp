// SPDX-License-Identifier: GPL-3.0-or-later
// Writes orders in the one form that files hold.
#include "engine/orders/order_text.h"

#include "engine/map/standing.h"
#include "engine/orders/convoy_routes.h"

namespace chancery {

namespace {

void addUnit(std::string& text, const Map& map, UnitKind kind, Location at)
{
    text += kind == UnitKind::Army ? "A " : "F ";
    text += map[at].code;
}

/// Adds an order to a text.
class Writer
{
public:
    Writer(std::string& text, const Map& map, const Position& position, const Order& order)
        : text_(text)
        , map_(map)
        , position_(position)
        , order_(order)
    {
    }

    void operator()(const Hold&) const { unit() += " H"; }

    void operator()(const Move& move) const
    {
        unit();
        if (!move.path.empty())
            for (Province sea : seasInSequence(map_, map_.provinceOf(order_.unit.at), move))
                text_ += " - " + map_[sea].code;
        to(move.to);
        if (move.path.empty() && move.via == Via::Convoy) text_ += " VIA";
    }

    void operator()(const SupportHold& support) const { helped(" S ", support.unit); }

    void operator()(const SupportMove& support) const
    {
        helped(" S ", support.unit);
        to(support.to);
    }

    void operator()(const Convoy& convoy) const
    {
        helped(" C ", convoy.army);
        to(convoy.to);
    }

    void operator()(const Retreat& retreat) const
    {
        unit();
        to(retreat.to);
    }

    void operator()(const Disband&) const { after("D "); }
    void operator()(const Build&) const { after("B "); }
    void operator()(const Waive&) const { text_ += "WAIVE"; }
    void operator()(const Revive&) const { after("R "); }

    void operator()(const Insurrection& rising) const
    {
        unit() += " I ";
        text_ += rising.whom == noPower ? "?" : map_[rising.whom].name;
    }

private:
    std::string& unit() const
    {
        addUnit(text_, map_, order_.unit.kind, order_.unit.at);
        return text_;
    }

    void after(const char* letter) const
    {
        text_ += letter;
        unit();
    }

    void to(Location where) const
    {
        text_ += " - ";
        text_ += map_[where].code;
    }

    /// Adds the unit, the letter and the supported or convoyed unit; whether that is A or F comes from the
    /// position.
    void helped(const char* letter, Location at) const
    {
        unit() += letter;
        const Unit* there = unitAt(map_, position_, map_.provinceOf(at));
        const UnitKind likely = mayStand(map_, UnitKind::Army, at) ? UnitKind::Army : UnitKind::Fleet;
        addUnit(text_, map_, there ? there->kind : likely, at);
    }

    std::string& text_;
    const Map& map_;
    const Position& position_;
    const Order& order_;
};

} // namespace

std::string canonical(const Map& map, const Unit& unit)
{
    std::string text;
    addCanonical(text, map, unit);
    return text;
}

void addCanonical(std::string& text, const Map& map, const Unit& unit)
{
    addUnit(text, map, unit.kind, unit.at);
}

std::string canonical(const Map& map, const Position& position, const Order& order)
{
    std::string text;
    addCanonical(text, map, position, order);
    return text;
}

void addCanonical(std::string& text, const Map& map, const Position& position, const Order& order)
{
    std::visit(Writer(text, map, position, order), order.command);
}

} // namespace chancery
