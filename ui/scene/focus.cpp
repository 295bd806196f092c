// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/focus.h"

#include "ui/scene/board_geometry.h"

#include <algorithm>

namespace chancery {

namespace {

class Looking
{
public:
    Looking(const Map& map, const PhaseRecord& record)
        : map_(map)
        , record_(record)
    {
    }

    void order(const Order& order)
    {
        unit(provinceOf(order.unit.at));
        power(order.power != noPower ? order.power : order.unit.power);
        if (const auto* move = as<Move>(order)) place(move->to);
        if (const auto* retreat = as<Retreat>(order)) place(retreat->to);
        if (const auto* support = as<SupportHold>(order)) unit(provinceOf(support->unit));
        if (const auto* support = as<SupportMove>(order)) unit(provinceOf(support->unit)), place(support->to);
        if (const auto* convoy = as<Convoy>(order)) unit(provinceOf(convoy->army)), place(convoy->to);
    }

    void result(const OrderResult& result)
    {
        order(result.order);
        const Finding& why = result.finding;
        ProvinceSet others = why.counted | why.opposed | why.discounted() | why.fleets;
        for (const Province one : {why.against, why.powerless, why.exchanges, why.dislodges})
            if (one != noProvince) others.add(one);
        for (const Province one : others) unit(one);
    }

    /// A unit that was dislodged, and the one that stands there now.
    void ousted(const Unit& gone)
    {
        unit(provinceOf(gone.at));
        for (const DislodgedUnit& one : record_.outcome->dislodged)
            if (one.unit == gone && one.attackedFrom != noProvince) found_.units.add(one.attackedFrom);
    }

    /// The fleets that were ordered to convoy an army.
    void fleetsOf(const Order& army)
    {
        for (const OrderResult& r : record_.outcome->results)
            if (const auto* convoy = as<Convoy>(r.order);
                convoy && provinceOf(convoy->army) == provinceOf(army.unit.at))
                unit(provinceOf(r.order.unit.at));
    }

    /// All whose orders wait for one another.
    void circle(const Paradox& paradox)
    {
        for (const Province one : paradox.armies | paradox.fleets | paradox.supports | paradox.moves)
            unit(one);
    }

    void centre(Province centre)
    {
        found_.provinces.add(centre);
        power(record_.before.owner[index(centre)]);
        power(record_.outcome->after.owner[index(centre)]);
    }

    Focus focus() &&
    {
        for (const Province p : found_.units)
            if (const Unit* one = unitAt(map_, record_.before, p)) power(one->power);
        std::ranges::sort(found_.powers);
        return std::move(found_);
    }

private:
    Province provinceOf(Location l) const { return l == nowhere ? noProvince : map_.provinceOf(l); }

    void place(Location l)
    {
        if (l != nowhere) found_.provinces.add(map_.provinceOf(l));
    }
    void unit(Province p)
    {
        if (p == noProvince) return;
        found_.provinces.add(p);
        if (unitAt(map_, record_.before, p) || dislodgedAt(map_, record_.before, p)) found_.units.add(p);
    }
    void power(Power power)
    {
        if (power != noPower && std::ranges::find(found_.powers, power) == found_.powers.end())
            found_.powers.push_back(power);
    }

    const Map& map_;
    const PhaseRecord& record_;
    Focus found_;
};

} // namespace

Focus focusOf(const Map& map, const PhaseRecord& record, const Beat& beat)
{
    Looking looking(map, record);
    for (const std::size_t i : beat.orders) looking.order(record.outcome->results[i].order);
    for (const std::size_t i : beat.results)
        if (beat.place != noProvince)
            looking.result(record.outcome->results[i]);
        else
            looking.order(record.outcome->results[i].order);
    if (beat.gesture == Gesture::Paradox) { // some are in a fight, which is told later
        for (const std::size_t i : beat.results) looking.fleetsOf(record.outcome->results[i].order);
        for (const Paradox& paradox : record.outcome->paradoxes) looking.circle(paradox);
    }
    for (const Province centre : beat.centres) looking.centre(centre);
    if (beat.turn)
        for (const Ousted& ousted : beat.turn->ousted) looking.ousted(ousted.unit);
    return std::move(looking).focus();
}

namespace {

/// A part of the map that grows.
struct Growing
{
    double left = 0, top = 0, right = 0, bottom = 0;
    bool empty = true;

    void include(Point at)
    {
        const double x = tokenWidth / 2, y = tokenHeight / 2;
        if (empty) left = right = at.x, top = bottom = at.y;
        empty = false;
        left = std::min(left, at.x - x), right = std::max(right, at.x + x);
        top = std::min(top, at.y - y), bottom = std::max(bottom, at.y + y);
    }
};

} // namespace

MapArea involvedPart(const BoardGeometry& board, const PhaseRecord& record)
{
    constexpr double margin = 90, most = .7; // map units; of the map's area
    Growing part;
    const auto add = [&](Location at) {
        if (at != nowhere) part.include(board.unitAt(at));
    };
    for (const Unit& unit : record.before.units) add(unit.at);
    for (const Unit& unit : record.before.surplus) add(unit.at);
    for (const DislodgedUnit& one : record.before.dislodged) part.include(board.dislodgedAt(one.unit.at));
    for (const Order& order : ordersOf(record)) {
        add(order.unit.at);
        if (const Move* move = as<Move>(order)) add(move->to);
        if (const SupportMove* support = as<SupportMove>(order)) add(support->to);
        if (const Convoy* convoy = as<Convoy>(order)) add(convoy->to);
    }
    if (part.empty) return {};
    const double left = std::max(0., part.left - margin), top = std::max(0., part.top - margin);
    const MapArea area{{left, top},
                       std::min(board.width, part.right + margin) - left,
                       std::min(board.height, part.bottom + margin) - top};
    return area.width * area.height > most * board.width * board.height ? MapArea() : area;
}

} // namespace chancery
