// SPDX-License-Identifier: GPL-3.0-or-later
// The marks that a result adds to the drawing of an order.
#include "ui/scene/board_geometry.h"
#include "ui/scene/order_drawing.h"
#include "ui/scene/routes.h"

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

/// Returns the place beside the upper right corner of a token.
Point corner(Point token, double scale)
{
    return token + Point{tokenWidth, -tokenHeight} * (scale / 2);
}

Location destination(const Order& order)
{
    if (const Move* move = as<Move>(order)) return move->to;
    if (const Retreat* retreat = as<Retreat>(order)) return retreat->to;
    return nowhere;
}

/// Returns the place just before the head of an arrow, so that the mark covers neither the head nor a token
/// behind it. It is further back where a name would be.
Point contactOf(const Arrow& arrow, const Clutter& clutter, double scale)
{
    constexpr double nearest = 13, furthest = 34, burst = 12;
    const Curve curve = curveOf(arrow);
    const double length = std::max(lengthOf(curve), 1.0);
    const auto before = [&](double back) { return pointOn(curve, 1 - std::min(0.5, back * scale / length)); };
    const auto covered = [&](Point p) {
        const auto meets = [&](const Box& box) { return box.holds(p, burst * scale); };
        return std::ranges::any_of(clutter.names, meets) || std::ranges::any_of(clutter.tokens, meets);
    };
    for (double back = nearest; back <= furthest; back += 3)
        if (!covered(before(back))) return before(back);
    return before(nearest);
}

/// Returns whether another build for the same centre counts, so that a cross would lie on its token.
bool builtOtherwise(const Map& map, const Position& before, const Position& after, const Order& order)
{
    if (!as<Build>(order) || order.unit.at == nowhere) return false;
    const Province site = map.provinceOf(order.unit.at);
    return !unitAt(map, before, site) && unitAt(map, after, site);
}

/// Returns whether a result is marked with a cross: the order failed other than by a bounce, or was not
/// valid.
bool wantsCross(const OrderResult& result)
{
    switch (result.verdict) {
    case Verdict::Invalid:
    case Verdict::Illegal:
    case Verdict::Disrupted:
        return true;
    case Verdict::Fails:
        return !bounced(result);
    case Verdict::Succeeds:
    case Verdict::Given:
    case Verdict::Cut:
    case Verdict::Available:
    case Verdict::Stands:
        return false;
    }
    return false;
}

/// Whether a move that fails for a reason gets as far as the border of its destination.
struct Stop
{
    Rule rule;
    bool atBorder;
};

constexpr Stop stops[] = {
    {Rule::MoveStandsOff, true},
    {Rule::MoveStandsOffOwn, true},
    {Rule::MoveStandsOffLoser, true},
    {Rule::MoveOutdone, true},
    {Rule::MoveOutdoneOwn, true},
    {Rule::MoveVoidAhead, true},
    {Rule::MoveHeld, true},
    {Rule::MoveBlocked, true},
    {Rule::MoveHeadToHead, true},
    {Rule::MoveHeadToHeadLost, true},
    {Rule::MoveSelfDislodge, true},
    {Rule::MoveConvoyDisrupted, false},
    {Rule::MoveRoutesDisrupted, false},
    {Rule::MoveRouteDisrupted, false},
    {Rule::MoveWayDisrupted, false},
    {Rule::MoveParadox, false},
    {Rule::MoveAllHold, true},
    {Rule::MoveNoConvoy, false},
    {Rule::MoveNoRoute, false},
    {Rule::MoveWayNotOrdered, false},
    {Rule::MoveWayScrambled, false},
    {Rule::MoveRouteUnwritten, false},
};

/// Returns whether every reason for which a move fails has its row above, in the order of Rule.
consteval bool haveAllStops()
{
    constexpr int first = int(Rule::MoveStandsOff), last = int(Rule::MoveRouteUnwritten);
    if (std::size(stops) != last - first + 1) return false;
    for (int rule = first; rule <= last; ++rule)
        if (stops[rule - first].rule != Rule(rule)) return false;
    return true;
}

static_assert(haveAllStops());

} // namespace

ArrowState stateOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Succeeds:
    case Verdict::Given:
    case Verdict::Available:
    case Verdict::Stands:
        return ArrowState::Works;
    case Verdict::Fails:
    case Verdict::Invalid:
    case Verdict::Illegal:
    case Verdict::Cut:
    case Verdict::Disrupted:
        return ArrowState::Fails;
    }
    return ArrowState::Fails;
}

bool bounced(const OrderResult& result)
{
    if (result.verdict != Verdict::Fails) return false;
    if (!as<Move>(result.order)) return result.finding.rule == Rule::RetreatClash;
    const auto stop = std::ranges::find(stops, result.finding.rule, &Stop::rule);
    return stop == std::end(stops) || stop->atBorder; // a ruling stops it at the border
}

std::vector<Mark> resultMarks(const Map& map, const BoardGeometry& board, const Position& before,
                              const Position& after, const OrderResult& result, const OrderDrawing& drawing,
                              double scale)
{
    const Order& order = result.order;
    if (bounced(result) && drawing.hasArrow) {
        // In the middle of a province that stayed empty, else where the arrow meets the unit there.
        const Province space = map.provinceOf(destination(order));
        const bool empty = !unitAt(map, before, space) && !unitAt(map, after, space);
        const Point at = empty ? board.unitAt(whole(space))
                               : contactOf(drawing.arrow, clutterOf(map, board, before, scale), scale);
        return {{MarkKind::Bounce, at, noPower, {}, scale, 1, drawing.arrow.unit}};
    }
    if (result.verdict == Verdict::Cut && drawing.hasArrow)
        return {{MarkKind::Cut,
                 pointOn(curveOf(drawing.arrow), drawing.arrow.sign),
                 order.power,
                 {},
                 scale,
                 1,
                 drawing.arrow.unit}};
    if (!wantsCross(result) || order.unit.at == nowhere || as<Revive>(order))
        return {}; // no token of its own
    if (builtOtherwise(map, before, after, order)) return {};
    const Point token = as<Retreat>(order) ? asideOf(board, order.unit, scale) : placeOf(board, order.unit);
    return {
        {MarkKind::Failed, corner(token, scale), order.power, {}, scale, 1, map.provinceOf(order.unit.at)}};
}

void addMarks(std::vector<Mark>& marks, const std::vector<Mark>& more)
{
    for (const Mark& mark : more) {
        const auto same = [&](const Mark& m) { return m.kind == mark.kind && m.at == mark.at; };
        if (std::ranges::none_of(marks, same)) marks.push_back(mark);
    }
}

} // namespace chancery
