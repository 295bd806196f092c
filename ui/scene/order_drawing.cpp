// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as arrows and marks.
#include "ui/scene/order_drawing.h"

#include "engine/orders/convoy_routes.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/order_sheet.h"
#include "ui/scene/untangle.h"

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

using Sheet = OrderSheet;

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

/// Returns how long the arrow of a move should be at least, so that it can be seen beside the supports that
/// end on it; in map units at token scale 1.
double lengthWanted(const Sheet& s, const Unit& unit, Location to)
{
    const auto supports = std::ranges::count_if(s.orders, [&](const Order& o) {
        const auto* support = as<SupportMove>(o);
        return support && s.drawable(o) && s.provinceOf(support->unit) == s.provinceOf(unit.at) &&
               s.provinceOf(support->to) == s.provinceOf(to);
    });
    const auto further = std::clamp<std::ptrdiff_t>(supports - 1, 0, 2); // one alone hides little
    // A shape for several scales is seen with the largest tokens too.
    const double lost = s.scale == s.drawnScale ? 0 : tokenWidth * (projectorTokenScale / s.scale - 1);
    return plainArrow + lost + 1.6 * supportGap * static_cast<double>(further);
}

/// Returns the sea that a point in the water belongs to: the one whose anchor is nearest.
Province seaAt(const Sheet& s, Point p)
{
    return *std::ranges::min_element(s.map.seas, {},
                                     [&](Province sea) { return distance(p, s.board.unitAt(whole(sea))); });
}

/// Returns how much of a fleet's way is in seas that it reaches neither from where it is nor from where it
/// goes, in map units: from Norway to the north coast of St Petersburg it does not go by the Baltic.
double inStrangeSeas(const Sheet& s, const Curve& way, const Unit& fleet, Location to)
{
    constexpr int steps = 24;
    const ProvinceSet known = s.map.fleetProvinces[index(fleet.at)] | s.map.fleetProvinces[index(to)] |
                              ProvinceSet{s.provinceOf(fleet.at), s.provinceOf(to)};
    int strange = 0;
    for (int i = 0; i <= steps; ++i) {
        const Point p = pointOn(way, double(i) / steps);
        strange += !s.board.land.isLand(p) && !known.has(seaAt(s, p));
    }
    return lengthOf(way) * strange / (steps + 1);
}

/// Returns the ways of an army by land or of a fleet, the best first.
std::vector<PossibleWay> waysOf(const Sheet& s, Point from, const Unit& unit, Location to, bool keepRight)
{
    const bool sails = unit.kind == UnitKind::Fleet;
    std::vector<PossibleWay> ways = waysAround(from, arrivalPoint(s.map, s.board, unit, to), s.clutter,
                                               s.scale, keepRight, sails, lengthWanted(s, unit, to));
    if (!sails || s.map.seas.empty()) return ways;
    for (PossibleWay& each : ways) each.cost += inStrangeSeas(s, each.way, unit, to);
    std::ranges::stable_sort(ways, {}, &PossibleWay::cost);
    return ways;
}

/// Returns whether the move leads from one coastal province to another, as a convoy does.
bool overSea(const Sheet& s, const Order& army, Location to)
{
    return s.map.coastal.has(s.provinceOf(army.unit.at)) && s.map.coastal.has(s.provinceOf(to));
}

/// Returns the ways of a convoyed army past its fleets: through their middles first, then a little beside.
std::vector<PossibleWay> waysOver(const Sheet& s, const Order& order, Location to,
                                  const std::vector<Point>& fleets)
{
    const Point from = placeOf(s.board, order.unit), there = arrivalPoint(s.map, s.board, order.unit, to);
    const Point chord = there - from;
    const Point side = Point{-chord.y, chord.x} * (s.scale / std::max(1., distance(from, there)));
    std::vector<PossibleWay> ways;
    for (const double off : {0., 9., -9., 16., -16., furthestBeside, -furthestBeside}) {
        std::vector<Point> beside;
        for (const Point fleet : fleets) beside.push_back(fleet + side * off);
        ways.push_back({wayOver(from, there, beside), std::abs(off)});
    }
    return ways;
}

/// A move or retreat with the ways that it can take.
struct Going
{
    std::size_t order;
    ArrowKind kind;
    std::vector<PossibleWay> ways;
    WayEnd end = WayEnd::Token;
};

Going goingOf(const Sheet& s, std::size_t i)
{
    const Order& order = s.orders[i];
    if (const auto* retreat = as<Retreat>(order))
        return {i, ArrowKind::Retreat,
                waysOf(s, asideOf(s.board, order.unit, s.scale), order.unit, retreat->to, false)};
    const Move& move = *as<Move>(order);
    const std::vector<Point> fleets = carriers(s, order.unit.at, move.to);
    const bool walks = s.map.reach(order.unit).has(s.provinceOf(move.to));
    const bool sails = order.unit.kind == UnitKind::Army && (move.via == Via::Convoy || !move.path.empty() ||
                                                             (!walks && overSea(s, order, move.to)));
    const ArrowKind kind = sails ? ArrowKind::MoveByConvoy : ArrowKind::Move;
    const WayEnd end = endOf(s, order.unit, move.to);
    if (sails && !fleets.empty()) return {i, kind, waysOver(s, order, move.to, fleets), end};
    return {
        i, kind,
        waysOf(s, placeOf(s.board, order.unit), order.unit, move.to, meetsAnother(s, order.unit.at, move.to)),
        end};
}

/// Returns the strand of a move, whose shapes are the arrows along its ways.
Strand strandOf(const Sheet& s, const Going& going)
{
    const auto shapeOf = [&](const PossibleWay& possible) {
        return Shape{arrowOn(possible.way, s.clutter, s.scale, going.end), possible.cost};
    };
    const auto others = [&going, shapeOf] {
        std::vector<Shape> shapes;
        for (std::size_t k = 1; k < going.ways.size(); ++k) shapes.push_back(shapeOf(going.ways[k]));
        return shapes;
    };
    return {shapeOf(going.ways.front()), widthOf(going.kind, s.scale), others};
}

/// Draws moves and retreats, off each other.
void drawMoves(Sheet& s)
{
    std::vector<Going> all;
    for (std::size_t i = 0; i < s.orders.size(); ++i)
        if (s.drawable(s.orders[i]) && (as<Move>(s.orders[i]) || as<Retreat>(s.orders[i])))
            all.push_back(goingOf(s, i));
    std::vector<Strand> strands;
    for (const Going& going : all) strands.push_back(strandOf(s, going));
    untangle(strands);
    for (std::size_t k = 0; k < all.size(); ++k) {
        const std::size_t i = all[k].order;
        OrderDrawing& drawing = s.drawings[i];
        drawing.way = all[k].ways[strands[k].chosen].way;
        if (all[k].kind == ArrowKind::Retreat) // it starts further off where tokens are larger
            drawing.way.from = asideOf(s.board, s.orders[i].unit, s.drawnScale);
        drawing.hasArrow = true;
        drawing.arrow = arrowAlong(arrowOn(drawing.way, s.clutter, s.drawnScale, all[k].end), all[k].kind,
                                   s.orders[i].power);
        s.lines[i] = strands[k].shape.line;
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

Unit OrderSheet::standing(Location l) const
{
    const Unit* unit = unitAt(map, position, map.provinceOf(l));
    return unit ? *unit : Unit{noPower, UnitKind::Army, l};
}

Arrow arrowAlong(const Curve& curve, ArrowKind kind, Power power)
{
    return {kind, ArrowState::Pending, power, curve.from, curve.bend, curve.to, 1, 1, curve.via};
}

double widthOf(ArrowKind kind, double tokenScale)
{
    const bool helps = kind == ArrowKind::SupportMove || kind == ArrowKind::SupportHold;
    const double width = helps ? 4.2 : kind == ArrowKind::Convoy ? 3 : kind == ArrowKind::Move ? 6 : 4.8;
    return width * std::sqrt(tokenScale);
}

Curve wayOf(const OrderSheet& s, const Unit& unit, Location to)
{
    return waysOf(s, placeOf(s.board, unit), unit, to, meetsAnother(s, unit.at, to)).front().way;
}

WayEnd endOf(const OrderSheet& s, const Unit& mover, Location to)
{
    const Province there = s.provinceOf(to);
    const bool met =
        unitAt(s.map, s.position, there) || std::ranges::any_of(s.orders, [&](const Order& other) {
            const auto* move = as<Move>(other);
            return move && other.unit != mover && s.provinceOf(move->to) == there;
        });
    return met ? WayEnd::Token : WayEnd::Open;
}

Curve seaWayOf(const OrderSheet& s, Location army, Location to)
{
    const Unit unit = s.standing(army);
    return wayOver(placeOf(s.board, unit), s.board.unitAt(whole(s.provinceOf(to))), carriers(s, army, to));
}

Curve curveOf(const Arrow& arrow)
{
    return {arrow.from, arrow.bend, arrow.to, arrow.via};
}

Point arrivalPoint(const Map& map, const BoardGeometry& board, const Unit& unit, Location to)
{
    if (unit.kind == UnitKind::Army) return board.unitAt(whole(map.provinceOf(to)));
    const std::vector<Location>& coasts = map[map.provinceOf(to)].coasts;
    const auto reachable = [&](Location l) { return map.fleetReach[index(unit.at)].has(l); };
    if (map[to].coast.empty() && std::ranges::count_if(coasts, reachable) == 1)
        return board.unitAt(*std::ranges::find_if(coasts, reachable));
    return board.unitAt(to);
}

namespace {

/// Orders without their repetitions: one may be pasted a thousand times.
struct Distinct
{
    std::vector<Order> orders;
    std::vector<std::size_t> of; ///< [order] the one that it is

    explicit Distinct(std::span<const Order> all)
    {
        for (const Order& order : all) {
            const auto known = std::ranges::find(orders, order);
            of.push_back(static_cast<std::size_t>(known - orders.begin()));
            if (known == orders.end()) orders.push_back(order);
        }
    }
};

std::vector<OrderDrawing> drawDistinct(const Map& map, const BoardGeometry& board, const Position& position,
                                       std::span<const Order> orders, double tokenScale, double shapedFor)
{
    const double scale = shapedFor > 0 ? shapedFor : tokenScale;
    OrderSheet sheet{map,
                     board,
                     position,
                     orders,
                     tokenScale,
                     scale,
                     clutterOf(map, board, position, scale),
                     std::vector<OrderDrawing>(orders.size()),
                     std::vector<Curve>(orders.size())};
    drawMoves(sheet);
    for (std::size_t i = 0; i < orders.size(); ++i)
        if (sheet.drawable(orders[i]) && (as<Hold>(orders[i]) || as<Insurrection>(orders[i])))
            sheet.drawings[i].marks.push_back( // the unit stays where it is
                {MarkKind::Hold, placeOf(board, orders[i].unit), orders[i].power, {}, tokenScale, 1});
    drawHelp(sheet);
    for (std::size_t i = 0; i < orders.size(); ++i) nameUnits(sheet, orders[i], sheet.drawings[i]);
    return std::move(sheet.drawings);
}

} // namespace

std::vector<OrderDrawing> drawOrders(const Map& map, const BoardGeometry& board, const Position& position,
                                     std::span<const Order> orders, double tokenScale, double shapedFor)
{
    const Distinct distinct(orders);
    const std::vector<OrderDrawing> drawn =
        drawDistinct(map, board, position, distinct.orders, tokenScale, shapedFor);
    std::vector<OrderDrawing> drawings;
    for (const std::size_t which : distinct.of) drawings.push_back(drawn[which]);
    return drawings;
}

} // namespace chancery
