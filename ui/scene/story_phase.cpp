// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/story_phase.h"

#include "ui/scene/placement.h"

namespace chancery {

namespace {

/// The token scale for which arrows are shaped in the audience window: between those that the camera sees
/// from afar and from near.
constexpr double roomShapeScale = 1.4;

} // namespace

StoryPhase storyPhaseOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                        const Telling& telling)
{
    const double scale = telling.tokenScale;
    const bool room = telling.forRoom || scale >= projectorTokenScale;
    std::vector<Order> orders;
    for (const OrderResult& result : record.outcome->results) orders.push_back(result.order);
    return {map,    board,
            record, telling,
            room,   drawOrders(map, board, record.before, orders, scale, room ? roomShapeScale : scale)};
}

Curve StoryPhase::wayOf(std::size_t i) const
{
    const Order& order = result(i).order;
    const Unit* arrived = unitAt(
        map, outcome().after, map.provinceOf(as<Move>(order) ? as<Move>(order)->to : as<Retreat>(order)->to));
    Curve path = drawings[i].way;
    if (arrived) path.to = placeOf(board, *arrived);
    return path;
}

} // namespace chancery
