// SPDX-License-Identifier: GPL-3.0-or-later
// What is shared while the drawings of one phase are made; only order_drawing.cpp and help_drawing.cpp use
// it.
#pragma once

#include "ui/scene/order_drawing.h"
#include "ui/scene/routes.h"

#include <span>
#include <vector>

namespace chancery {

/// The orders of a phase and their drawings.
struct OrderSheet
{
    const Map& map;                     ///< the map
    const BoardGeometry& board;         ///< its drawing
    const Position& position;           ///< the position before the phase
    std::span<const Order> orders;      ///< all orders
    double drawnScale;                  ///< of the tokens that are drawn
    double scale;                       ///< of the tokens for which the shapes of arrows are chosen
    Clutter clutter;                    ///< for tokens of `scale`
    std::vector<OrderDrawing> drawings; ///< [order]
    std::vector<Curve> lines;           ///< [order] the arrow as it is for tokens of `scale`

    /// Returns the province of a location; noProvince for nowhere.
    Province provinceOf(Location l) const { return l == nowhere ? noProvince : map.provinceOf(l); }
    /// Returns whether the order is drawn: an order to a unit of the power that gives it, or of one whose
    /// player has allowed it (Alexander VII.2).
    bool drawable(const Order& o) const
    {
        return (o.unit.power == o.power || o.permission.given) && o.power != noPower && o.unit.at != nowhere;
    }
    /// Returns the unit in the province of this location, whatever coast was written; an army of no power if
    /// there is none.
    Unit standing(Location l) const;
};

/// Between the ends of two supports on one move, at token scale 1.
inline constexpr double supportGap = 17;
/// How far beside the middle of a fleet the way of its army passes at most, at token scale 1.
inline constexpr double furthestBeside = 24;

/// Returns an arrow along a curve.
Arrow arrowAlong(const Curve& curve, ArrowKind kind, Power power);
/// Returns the width of the line of an arrow, by which it keeps off others.
double widthOf(ArrowKind kind, double tokenScale);
/// Returns the way of an army by land or of a fleet, round what is on the board.
Curve wayOf(const OrderSheet& sheet, const Unit& unit, Location to);
/// Returns what a unit that goes to a province meets there: nothing if no unit stands there and no other is
/// ordered to go there.
WayEnd endOf(const OrderSheet& sheet, const Unit& mover, Location to);

/// Returns the way of an army over the fleets that are ordered to convoy it, whether it is ordered to go or
/// not.
Curve seaWayOf(const OrderSheet& sheet, Location army, Location to);

/// Draws the supports and convoys of a sheet whose moves are drawn, off these and off each other.
void drawHelp(OrderSheet& sheet);

} // namespace chancery
