// SPDX-License-Identifier: GPL-3.0-or-later
// The look of orders: one drawing for each order, and what its result adds.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "ui/scene/arrows.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/picture.h"

#include <span>
#include <vector>

namespace chancery {

/// The look of an order without its result.
struct OrderDrawing
{
    bool hasArrow = false;   ///< whether `arrow` is set
    Arrow arrow;             ///< the arrow, in state Pending
    Curve way;               ///< of a move or retreat: the whole way between the two tokens
    std::vector<Mark> marks; ///< marks of kind Hold, SupportHold and Convoy
};

/// Returns the drawings of all orders, one for each, in the same order. Convoyed moves go through their
/// fleets; supports and convoys end on the moves that they help. Arrows keep off each other where they can.
/// The drawing is empty for an order to no unit or to a unit of another power. The shapes of arrows are those
/// for tokens of scale `shapedFor`, so that they are the same whatever the size of tokens is; 0 means
/// `tokenScale`.
std::vector<OrderDrawing> drawOrders(const Map& map, const BoardGeometry& board, const Position& position,
                                     std::span<const Order> orders, double tokenScale, double shapedFor = 0);

/// Returns where the token of a unit that moves to `to` arrives. An army goes to the middle of the province.
/// A fleet whose order names no coast goes to the coast in reach, if it is the only one.
Point arrivalPoint(const Map& map, const BoardGeometry& board, const Unit& unit, Location to);

/// Returns the curve that an arrow is drawn along.
Curve curveOf(const Arrow& arrow);
/// Returns Works for a verdict that lets the order take effect, else Fails.
ArrowState stateOf(Verdict verdict);
/// Returns whether a move failed at its border, or a retreat met another one. A move that failed for want of
/// a convoy has not bounced.
bool bounced(const OrderResult& result);

/// Returns the marks that the result adds to the drawing: Bounce, Cut and Failed. `before` and `after` are
/// the positions before and after the phase.
std::vector<Mark> resultMarks(const Map& map, const BoardGeometry& board, const Position& before,
                              const Position& after, const OrderResult& result, const OrderDrawing& drawing,
                              double tokenScale);

/// Appends the marks for which `marks` has none of the same kind at the same point. Two units may share a
/// mark.
void addMarks(std::vector<Mark>& marks, const std::vector<Mark>& more);

} // namespace chancery
