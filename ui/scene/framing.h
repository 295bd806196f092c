// SPDX-License-Identifier: GPL-3.0-or-later
// Where the eye should be: which part of the board is shown, and what on it is lit, as values. The board
// itself does not change with it.
#pragma once

#include "engine/base/index_set.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/picture.h"

#include <utility>
#include <vector>

namespace chancery {

/// A part of the map, in map units. An empty one means the whole board.
struct MapArea
{
    Point corner;                 ///< top left
    double width = 0, height = 0; ///< both 0 for the whole board
    /// Returns whether it means the whole board.
    bool whole() const { return width <= 0; }
    bool operator==(const MapArea&) const = default;
};

/// What is lit; everything else steps back. Without `on` nothing does.
struct Spotlight
{
    bool on = false;       ///< whether anything steps back
    ProvinceSet provinces; ///< the lit provinces
    ProvinceSet units;     ///< the lit units, by the provinces where they started
    bool operator==(const Spotlight&) const = default;
};

/// What the camera shows while it rests.
struct Shot
{
    MapArea view;    ///< the part of the map
    Spotlight light; ///< what is lit on it
    /// Returns whether it shows the whole board with nothing stepped back.
    bool plain() const { return view.whole() && !light.on; }
    /// Returns whether it shows the whole board with everything stepped back: where the camera turns between
    /// two fights.
    bool dark() const { return view.whole() && light.on && light.provinces.empty() && light.units.empty(); }
    bool operator==(const Shot&) const = default;
};

/// What the camera shows at one instant, on its way from one shot to another.
struct Framing
{
    Shot from, to;   ///< it comes from one and goes to the other
    double gone = 1; ///< how far it has gone, 0 to 1; at 1 it rests
    Shot next;       ///< the shot that comes later, so that it can be prepared; plain if there is none
    /// Returns whether the camera rests.
    bool stands() const { return gone >= 1; }
    /// Returns whether the whole board is shown and nothing steps back.
    bool plain() const { return to.plain() && (stands() || from.plain()); }
    bool operator==(const Framing&) const = default;
};

/// The board as it looks in each shot that the camera shows or will show: its present owners, and the orders
/// as they are when it leaves or arrives, because they are painted before. None of them is of a beat that has
/// not started. Empty while the board is shown whole and evenly lit.
struct Views
{
    std::vector<std::pair<Shot, Picture>> pictures; ///< one for each shot
    /// Returns the board in a shot; `present` where there is no picture for it.
    const Picture& in(const Shot& shot, const Picture& present) const
    {
        for (const auto& [shown, picture] : pictures)
            if (shown == shot) return picture;
        return present;
    }
    bool operator==(const Views&) const = default;
};

/// How much of a thing shows that is not lit, 0 to 1.
inline constexpr double asideShare = .25;
/// How close the camera comes to a fight: the width of the board by that of the view.
inline constexpr double leastCloseness = 1.25, mostCloseness = 3;

/// Returns the area of a whole board.
inline MapArea areaOf(const BoardGeometry& board)
{
    return {{0, 0}, board.width, board.height};
}
/// Returns `area`, or the area of the board if it means that.
inline MapArea onBoard(const MapArea& area, const MapArea& board)
{
    return area.whole() ? board : area;
}
/// Returns the part of the map that is seen at this instant: areas between two others lie within both or
/// between them, and grow evenly to the eye.
MapArea viewOf(const Framing& framing, const MapArea& board);
/// Returns how far the nearer one of two shots with different views has been lit up, 0 to 1: it is drawn over
/// the other one.
double nearShare(const Framing& framing);

/// Returns how close the camera is to an area: 1 for the whole board, 2 where everything is twice as large.
double closeness(const MapArea& area, const MapArea& board);
/// Returns the scale of tokens, by that for the whole board, at which they are of a good size this close:
/// they grow a little on the screen, and give way to the map otherwise.
double tokenShareAt(double closeness);

/// Returns how much of a unit shows, 0 to 1, by the province where it started; noProvince is always lit.
double shareLit(const Framing& framing, Province unit);
/// Returns whether something of this unit is lit.
bool isLit(const Spotlight& light, Province unit);

} // namespace chancery
