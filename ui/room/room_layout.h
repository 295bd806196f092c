// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the audience window are, for a wide, a square and a tall picture. Geometry only.
#pragma once

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace chancery {

/// The shape of the audience's picture. Wide: 16:9, with a column at the right. Square: 4:3, or any other for
/// a wide board, with narrow tiles at the right and a strip below. Tall: with everything below the board.
enum class RoomShape : std::uint8_t { Wide, Square, Tall };

/// What the parts of the window depend on.
struct RoomRequest
{
    QSizeF size;          ///< of the window, in pixels
    double boardAspect;   ///< width by height of the board
    std::size_t rows = 0; ///< how many powers have a row
    bool clock = false;   ///< whether there is a clock
    bool rests = false;   ///< whether nothing is told beside the board: the clock is large then
    bool slide = false;   ///< whether a slide is shown
};

/// The parts of the window, in its pixels. They do not overlap.
struct RoomLayout
{
    RoomShape shape = RoomShape::Wide; ///< decides how rows and panel are painted
    double unit = 1;      ///< pixels for one pixel of a picture of 1920 by 1080, 1600 by 1200 or 1080 by 1920
    double strip = 1;     ///< how much larger than that the texts below a square picture's board are
    QRectF board;         ///< the room of the board; the map may be smaller
    QRectF slide;         ///< the room of slides: the board's, and what is below a wide board
    QRectF header, clock; ///< phase and stage, and the clock, which is empty if there is none
    std::vector<QRectF> rows; ///< one for each power
    bool narrow = false;      ///< whether rows have room for the player's name only
    bool listed = false;      ///< whether rows are one line of text each, for many powers
    QRectF panel;             ///< the fight or the caption
};

/// Returns the layout of a window.
RoomLayout layOutRoom(const RoomRequest& request);
/// Returns a layout whose panel is so high, in pixels, if the clock above it can give it the room; no less
/// than it was. A clock beside the panel gives none.
RoomLayout withPanel(RoomLayout room, double high);

} // namespace chancery
