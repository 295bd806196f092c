// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as arrows and marks.
#include "ui/picture/order_drawing.h"

#include "ui/picture/placement.h"

#include <algorithm>

namespace chancery {

namespace {

/// What the drawings of one phase have in common while they are made.
struct Sheet
{
    const Map& map;
    const BoardGeometry& board;
    const Position& position;
    std::span<const Order> orders;
    double scale;
    std::vector<OrderDrawing> drawings;

    Province provinceOf(Location l) const { return l == nowhere ? noProvince : map.provinceOf(l); }
    /// Somebody else's unit or none at all: nothing to draw.
    bool drawable(const Order& o) const
    {
        return o.unit.power == o.power && o.power != noPower && o.unit.at != nowhere;
    }
    /// Where the unit at this location stands, whatever coast was written.
    Unit standing(Location l) const
    {
        const Unit* unit = unitAt(map, position, map.provinceOf(l));
        return unit ? *unit : Unit{noPower, UnitKind::Army, l};
    }
};

Arrow arrowAlong(const Curve& curve, ArrowKind kind, Power power)
{
    return {kind, ArrowState::Pending, power, curve.from, curve.bend, curve.to, 1, 1};
}

Curve curveOf(const Arrow& arrow)
{
    return {arrow.from, arrow.bend, arrow.to};
}

/// Places of the fleets that were told to carry this army there.
std::vector<Point> carriers(const Sheet& s, const Order& army, Location to)
{
    std::vector<Point> fleets;
    for (const Order& o : s.orders) {
        const Convoy* convoy = as<Convoy>(o);
        if (convoy && s.drawable(o) && s.provinceOf(convoy->army) == s.provinceOf(army.unit.at) &&
            s.provinceOf(convoy->to) == s.provinceOf(to))
            fleets.push_back(placeOf(s.board, o.unit));
    }
    return fleets;
}

/// From coast to coast, as only a convoy can.
bool overSea(const Sheet& s, const Order& army, Location to)
{
    return s.map.coastal.has(s.provinceOf(army.unit.at)) && s.map.coastal.has(s.provinceOf(to));
}

void drawMove(Sheet& s, const Order& order, const Move& move, OrderDrawing& drawing)
{
    const Point from = placeOf(s.board, order.unit), to = destinationOf(s.map, s.board, order.unit, move.to);
    const std::vector<Point> fleets = carriers(s, order, move.to);
    const bool walks = s.map.reach(order.unit).has(s.provinceOf(move.to));
    const bool sails = order.unit.kind == UnitKind::Army && (move.via == Via::Convoy || !move.path.empty() ||
                                                             (!walks && overSea(s, order, move.to)));
    drawing.way = sails ? wayOver(from, to, fleets) : way(from, to);
    drawing.hasArrow = true;
    drawing.arrow = arrowAlong(clearOfTokens(drawing.way, s.scale),
                               sails ? ArrowKind::MoveByConvoy : ArrowKind::Move, order.power);
}

void drawRetreat(Sheet& s, const Order& order, const Retreat& retreat, OrderDrawing& drawing)
{
    const Point from = asideOf(s.board, order.unit, s.scale);
    drawing.way = way(from, destinationOf(s.map, s.board, order.unit, retreat.to));
    drawing.hasArrow = true;
    drawing.arrow = arrowAlong(clearOfTokens(drawing.way, s.scale), ArrowKind::Retreat, order.power);
}

/// The arrow of the move from one space to another; where nobody ordered it, the arrow that it would have.
Curve moveArrow(const Sheet& s, Location unit, Location to)
{
    for (std::size_t i = 0; i < s.orders.size(); ++i) {
        const Move* move = as<Move>(s.orders[i]);
        if (move && s.drawings[i].hasArrow && s.provinceOf(s.orders[i].unit.at) == s.provinceOf(unit) &&
            s.provinceOf(move->to) == s.provinceOf(to))
            return curveOf(s.drawings[i].arrow);
    }
    const Unit helped = s.standing(unit);
    return clearOfTokens(way(placeOf(s.board, helped), destinationOf(s.map, s.board, helped, to)), s.scale);
}

void drawHelp(Sheet& s, const Order& order, OrderDrawing& drawing)
{
    const Point from = placeOf(s.board, order.unit);
    const auto arrow = [&](const Curve& curve, ArrowKind kind) {
        drawing.hasArrow = true;
        drawing.arrow = arrowAlong(curve, kind, order.power);
    };
    if (const auto* support = as<SupportHold>(order)) {
        const Point unit = placeOf(s.board, s.standing(support->unit));
        arrow(ontoRing(from, unit, s.scale), ArrowKind::SupportHold);
        drawing.marks.push_back({MarkKind::SupportHold, unit, order.power, {}, s.scale, 1});
    } else if (const auto* move = as<SupportMove>(order)) {
        arrow(ontoCurve(from, moveArrow(s, move->unit, move->to), s.scale), ArrowKind::SupportMove);
    } else if (const auto* convoy = as<Convoy>(order)) {
        if (const auto link = linkTo(from, moveArrow(s, convoy->army, convoy->to), s.scale))
            arrow(*link, ArrowKind::Convoy);
        drawing.marks.push_back({MarkKind::Convoy, from, order.power, {}, s.scale, 1});
    }
}

} // namespace

Point destinationOf(const Map& map, const BoardGeometry& board, const Unit& unit, Location to)
{
    if (unit.kind == UnitKind::Army) return board.unitAt(whole(map.provinceOf(to)));
    const std::vector<Location>& coasts = map[map.provinceOf(to)].coasts;
    const auto reachable = [&](Location l) { return map.fleetReach[index(unit.at)].has(l); };
    if (map[to].coast.empty() && std::ranges::count_if(coasts, reachable) == 1)
        return board.unitAt(*std::ranges::find_if(coasts, reachable));
    return board.unitAt(to);
}

std::vector<OrderDrawing> drawOrders(const Map& map, const BoardGeometry& board, const Position& position,
                                     std::span<const Order> orders, double tokenScale)
{
    Sheet sheet{map, board, position, orders, tokenScale, std::vector<OrderDrawing>(orders.size())};
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (!sheet.drawable(orders[i])) continue;
        OrderDrawing& drawing = sheet.drawings[i];
        if (const auto* move = as<Move>(orders[i])) drawMove(sheet, orders[i], *move, drawing);
        if (const auto* retreat = as<Retreat>(orders[i])) drawRetreat(sheet, orders[i], *retreat, drawing);
        if (as<Hold>(orders[i]))
            drawing.marks.push_back(
                {MarkKind::Hold, placeOf(board, orders[i].unit), orders[i].power, {}, tokenScale, 1});
    }
    for (std::size_t i = 0; i < orders.size(); ++i) // they end on the moves
        if (sheet.drawable(orders[i])) drawHelp(sheet, orders[i], sheet.drawings[i]);
    return sheet.drawings;
}

} // namespace chancery
