// SPDX-License-Identifier: GPL-3.0-or-later
// What orders look like: one drawing an order, and what its result adds.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "ui/picture/arrows.h"
#include "ui/picture/board_geometry.h"
#include "ui/picture/picture.h"

#include <span>
#include <vector>

namespace chancery {

/// What an order looks like while nobody knows its result.
struct OrderDrawing
{
    bool hasArrow = false;
    Arrow arrow;             ///< state Pending
    Curve way;               ///< of a move or retreat: from token place to token place
    std::vector<Mark> marks; ///< Hold, SupportHold, Convoy
};

/// Drawings of all orders, one each in the same sequence; convoyed moves bend towards their fleets, supports
/// and convoys end on the moves among them. An order for a unit that is not there or not the writer's has no
/// drawing.
std::vector<OrderDrawing> drawOrders(const Map& map, const BoardGeometry& board, const Position& position,
                                     std::span<const Order> orders, double tokenScale);

/// Where a unit that is told to go to `to` will stand: an army in the middle, a fleet at the only coast in
/// reach.
Point destinationOf(const Map& map, const BoardGeometry& board, const Unit& unit, Location to);

/// The way that an arrow is drawn along.
Curve curveOf(const Arrow& arrow);
ArrowState stateOf(Verdict verdict);
/// True for a move that came to its border and was thrown back; false for one that never set out.
bool bounced(const OrderResult& result);

/// What the result adds to the drawing: bursts, breaks, crosses. The positions are those before and after the
/// phase.
std::vector<Mark> resultMarks(const Map& map, const BoardGeometry& board, const Position& before,
                              const Position& after, const OrderResult& result, const OrderDrawing& drawing,
                              double tokenScale);

/// Adds the marks that are not there yet: two units may share a ring or a burst.
void addMarks(std::vector<Mark>& marks, const std::vector<Mark>& more);

} // namespace chancery
