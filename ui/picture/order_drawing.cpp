// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as arrows and marks.
#include "ui/picture/order_drawing.h"

#include "engine/orders/convoy_routes.h"
#include "ui/picture/placement.h"
#include "ui/picture/routes.h"

#include <algorithm>

namespace chancery {

namespace {

/// What is shared while the drawings of one phase are made.
struct Sheet
{
    const Map& map;
    const BoardGeometry& board;
    const Position& position;
    std::span<const Order> orders;
    double scale;
    Clutter clutter;
    std::vector<OrderDrawing> drawings;

    Province provinceOf(Location l) const { return l == nowhere ? noProvince : map.provinceOf(l); }
    /// Returns whether the order is drawn: an order to a unit of the power that gives it.
    bool drawable(const Order& o) const
    {
        return o.unit.power == o.power && o.power != noPower && o.unit.at != nowhere;
    }
    /// Returns the unit in the province of this location, whatever coast was written; an army of no power if
    /// there is none.
    Unit standing(Location l) const
    {
        const Unit* unit = unitAt(map, position, map.provinceOf(l));
        return unit ? *unit : Unit{noPower, UnitKind::Army, l};
    }
};

Arrow arrowAlong(const Curve& curve, ArrowKind kind, Power power)
{
    return {kind, ArrowState::Pending, power, curve.from, curve.bend, curve.to, 1, 1, curve.via};
}

/// Returns the places of the fleets that convoy this army, in the order of its way. If the fleets ordered to
/// do so form no chain, returns the places of all of them.
std::vector<Point> carriers(const Sheet& s, Location army, Location to)
{
    ProvinceSet seas;
    for (const Order& o : s.orders) {
        const Convoy* convoy = as<Convoy>(o);
        if (convoy && s.drawable(o) && s.provinceOf(convoy->army) == s.provinceOf(army) &&
            s.provinceOf(convoy->to) == s.provinceOf(to))
            seas.add(s.provinceOf(o.unit.at));
    }
    std::vector<Province> route = shortestRoute(s.map, seas, s.provinceOf(army), s.provinceOf(to));
    if (route.empty()) route.assign(seas.begin(), seas.end());
    std::vector<Point> fleets;
    for (const Province sea : route) fleets.push_back(placeOf(s.board, s.standing(whole(sea))));
    return fleets;
}

/// Returns whether another unit is ordered the opposite way, so that both bend to their right.
bool meetsAnother(const Sheet& s, Location from, Location to)
{
    return std::ranges::any_of(s.orders, [&](const Order& o) {
        const Move* move = as<Move>(o);
        return move && s.drawable(o) && s.provinceOf(o.unit.at) == s.provinceOf(to) &&
               s.provinceOf(move->to) == s.provinceOf(from);
    });
}

/// Returns the way of an army by land or of a fleet, round what is on the board.
Curve wayOf(const Sheet& s, const Unit& unit, Location to)
{
    return wayAround(placeOf(s.board, unit), destinationOf(s.map, s.board, unit, to), s.clutter, s.scale,
                     meetsAnother(s, unit.at, to), unit.kind == UnitKind::Fleet);
}

/// Returns whether the move leads from one coastal province to another, as a convoy does.
bool overSea(const Sheet& s, const Order& army, Location to)
{
    return s.map.coastal.has(s.provinceOf(army.unit.at)) && s.map.coastal.has(s.provinceOf(to));
}

void drawMove(Sheet& s, const Order& order, const Move& move, OrderDrawing& drawing)
{
    const std::vector<Point> fleets = carriers(s, order.unit.at, move.to);
    const bool walks = s.map.reach(order.unit).has(s.provinceOf(move.to));
    const bool sails = order.unit.kind == UnitKind::Army && (move.via == Via::Convoy || !move.path.empty() ||
                                                             (!walks && overSea(s, order, move.to)));
    drawing.way = sails && !fleets.empty()
                      ? wayOver(placeOf(s.board, order.unit),
                                destinationOf(s.map, s.board, order.unit, move.to), fleets)
                      : wayOf(s, order.unit, move.to);
    drawing.hasArrow = true;
    drawing.arrow = arrowAlong(arrowOn(drawing.way, s.clutter, s.scale),
                               sails ? ArrowKind::MoveByConvoy : ArrowKind::Move, order.power);
}

void drawRetreat(Sheet& s, const Order& order, const Retreat& retreat, OrderDrawing& drawing)
{
    const Point from = asideOf(s.board, order.unit, s.scale);
    const Point to = destinationOf(s.map, s.board, order.unit, retreat.to);
    drawing.way = wayAround(from, to, s.clutter, s.scale, false, order.unit.kind == UnitKind::Fleet);
    drawing.hasArrow = true;
    drawing.arrow = arrowAlong(arrowOn(drawing.way, s.clutter, s.scale), ArrowKind::Retreat, order.power);
}

/// Returns the arrow of the move from one province to another; if it was not ordered, the arrow that it would
/// have.
Curve moveArrow(const Sheet& s, Location unit, Location to)
{
    for (std::size_t i = 0; i < s.orders.size(); ++i) {
        const Move* move = as<Move>(s.orders[i]);
        if (move && s.drawings[i].hasArrow && s.provinceOf(s.orders[i].unit.at) == s.provinceOf(unit) &&
            s.provinceOf(move->to) == s.provinceOf(to))
            return curveOf(s.drawings[i].arrow);
    }
    const Unit helped = s.standing(unit);
    return arrowOn(wayOf(s, helped, to), s.clutter, s.scale);
}

/// Returns where this support joins the move, apart from all other supports of it.
double joinOf(const Sheet& s, const Order& order, const SupportMove& support, const Curve& supported)
{
    constexpr double apart = 17;
    std::vector<double> joins;
    std::size_t own = 0;
    for (const Order& o : s.orders) {
        const SupportMove* other = as<SupportMove>(o);
        if (!other || !s.drawable(o) || s.provinceOf(other->unit) != s.provinceOf(support.unit) ||
            s.provinceOf(other->to) != s.provinceOf(support.to))
            continue;
        if (&o == &order) own = joins.size();
        joins.push_back(joiningAt(placeOf(s.board, o.unit), supported, s.scale));
    }
    spread(joins, apart * s.scale / std::max(lengthOf(supported), 1.));
    return joins[own];
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
        const Curve supported = moveArrow(s, move->unit, move->to);
        arrow(ontoCurve(from, supported, joinOf(s, order, *move, supported), s.scale),
              ArrowKind::SupportMove);
    } else if (const auto* convoy = as<Convoy>(order)) {
        if (const auto link = linkTo(from, moveArrow(s, convoy->army, convoy->to), s.scale))
            arrow(*link, ArrowKind::Convoy);
        drawing.marks.push_back({MarkKind::Convoy, from, order.power, {}, s.scale, 1});
    }
}

/// Notes which unit the arrow and the marks are about: a ring belongs to the unit in it.
void nameUnits(const Sheet& s, const Order& order, OrderDrawing& drawing)
{
    if (order.unit.at == nowhere) return;
    const auto* held = as<SupportHold>(order);
    drawing.arrow.unit = s.provinceOf(order.unit.at);
    for (Mark& mark : drawing.marks) mark.unit = held ? s.provinceOf(held->unit) : drawing.arrow.unit;
}

} // namespace

Curve curveOf(const Arrow& arrow)
{
    return {arrow.from, arrow.bend, arrow.to, arrow.via};
}

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
    Sheet sheet{map,
                board,
                position,
                orders,
                tokenScale,
                clutterOf(map, board, position, tokenScale),
                std::vector<OrderDrawing>(orders.size())};
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (!sheet.drawable(orders[i])) continue;
        OrderDrawing& drawing = sheet.drawings[i];
        if (const auto* move = as<Move>(orders[i])) drawMove(sheet, orders[i], *move, drawing);
        if (const auto* retreat = as<Retreat>(orders[i])) drawRetreat(sheet, orders[i], *retreat, drawing);
        if (as<Hold>(orders[i]) || as<Insurrection>(orders[i])) // the unit stays where it is
            drawing.marks.push_back(
                {MarkKind::Hold, placeOf(board, orders[i].unit), orders[i].power, {}, tokenScale, 1});
    }
    for (std::size_t i = 0; i < orders.size(); ++i) // supports and convoys end on the moves
        if (sheet.drawable(orders[i])) drawHelp(sheet, orders[i], sheet.drawings[i]);
    for (std::size_t i = 0; i < orders.size(); ++i) nameUnits(sheet, orders[i], sheet.drawings[i]);
    return sheet.drawings;
}

} // namespace chancery
