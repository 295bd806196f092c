// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/contact.h"

#include "ui/scene/badges.h"
#include "ui/scene/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

/// The least of its way that a unit goes before it bounces.
constexpr double least = .16;
/// The longest way on which a unit can be thrown back without a jump, in map units for each millisecond.
constexpr double longestWay = .42;
/// How far a unit leans that touches nothing, as a part of its way.
constexpr double leanReach = .34;
/// How far a unit is pushed that is struck, in map units at token scale 1.
constexpr double pushed = 5;

/// What a unit meets at its destination.
struct Met
{
    Point at;                    ///< its middle
    double share = 1;            ///< of a token: 1 where a token stands, half where two meet
    const Unit* stays = nullptr; ///< the unit that stays there
    std::optional<Point> both{}; ///< where two units meet head to head, the same for both
};

Province destinationOf(const StoryPhase& phase, const Order& order)
{
    const auto* move = as<Move>(order);
    return phase.map.provinceOf(move ? move->to : as<Retreat>(order)->to);
}

Met metBy(const StoryPhase& phase, std::size_t result, const Curve& way)
{
    const Order& order = phase.result(result).order;
    const Province space = destinationOf(phase, order), home = phase.provinceOf(result);
    const Unit* before = unitAt(phase.map, phase.record.before, space);
    const OrderResult* its = before ? governing(phase.map, phase.outcome(), space) : nullptr;
    const Move* leaves = its ? as<Move>(its->order) : nullptr;
    if (leaves && bounced(*its) && phase.map.provinceOf(leaves->to) == home) {
        const auto other = static_cast<std::size_t>(its - phase.outcome().results.data());
        const Curve &one = phase.drawings[std::min(result, other)].way, // one point for both
            &opposite = phase.drawings[std::max(result, other)].way;
        return {pointOn(way, .5), .5, nullptr, between(pointOn(one, .5), pointOn(opposite, .5), .5)};
    }
    if (const Unit* there = unitAt(phase.map, phase.outcome().after, space))
        return {placeOf(phase.board, *there), 1, before && !leaves && *before == *there ? before : nullptr};
    return {phase.board.unitAt(whole(space)), .5};
}

} // namespace

Contact contactOf(const StoryPhase& phase, std::size_t result, int lasts)
{
    const Curve& way = phase.drawings[result].way;
    const double longest = longestWay * lasts, length = lengthOf(way); // whatever the size of tokens is
    if (length > longest)
        return {part(way, 0, leanReach * std::min(1., 2 * longest / length)), {}, nullptr, {}};
    const Met met = metBy(phase, result, way);
    const double scale = phase.telling.tokenScale * met.share;
    const auto touches = [&](double t) {
        const Point apart = pointOn(way, t) - met.at;
        return std::abs(apart.x) < tokenWidth * scale && std::abs(apart.y) < tokenHeight * scale;
    };
    double reach = least;
    while (reach < 1 && !touches(reach)) reach += .01;
    const Curve there = part(way, 0, reach);
    const Point token = pointOn(there, 1), apart = met.at - token;
    std::optional<Point> touch = met.both ? *met.both : met.share < 1 ? met.at : between(token, met.at, .5);
    if (reach >= 1 && !met.both && met.share == 1) touch.reset(); // its arrow ends before the unit there
    const double far = std::max(distance(token, met.at), 1.);
    return {there, touch, met.stays, met.at + apart * (pushed * phase.telling.tokenScale / far)};
}

Point burstOf(const StoryPhase& phase, std::size_t result, const Contact& contact)
{
    Point at = contact.at.value_or(Point());
    for (const Mark& mark :
         resultMarks(phase.map, phase.board, phase.record.before, phase.outcome().after, phase.result(result),
                     phase.drawings[result], phase.telling.tokenScale))
        if (mark.kind == MarkKind::Bounce && !contact.at) at = mark.at;
    return at;
}

} // namespace chancery
