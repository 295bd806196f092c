// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes are those of a picture of 1920 by 1080, 1600 by 1200 or 1080 by 1920, times the unit.
#include "ui/room/room_layout.h"

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr double wideFrom = 1.5, squareFrom = 1;     ///< width by height
constexpr double leastBoard = .72, mostBoard = .745; ///< of the width of a wide picture
constexpr double roomGap = 8, roomMargin = 12;
constexpr double headerHigh = 108, clockWide = 216, rowsHigh = 500, tallRowsHigh = 330;
constexpr double restingShare = .58; ///< of the panel: the clock, while nothing is told
constexpr double leastResting = 104; ///< then: the least height of the clock
constexpr double stripHigh = 181, tilesWide = 196, squareClockHigh = 120, stripHeadWide = 300;
constexpr double mostStrip = 1.5;       ///< of that height, below a slide if the board leaves room
constexpr double mostStripText = 1.6;   ///< how much larger texts become below a board that leaves room
constexpr double restingWide = .48;     ///< of a square picture: the clock, while nothing is told
constexpr double widestTallSlide = 1.4; ///< width by height
constexpr double mostRowHigh = 104, leastFullRow = 58;
constexpr std::size_t mostInColumn = 10, mostNamed = 14;
constexpr double listedHigh = 36, listedWide = 300; ///< a row of more powers than that: a line with its name

/// Places rows in columns from the top of `room`, none higher than `most`.
std::vector<QRectF> stacked(const QRectF& room, std::size_t rows, std::size_t columns, double space,
                            double most)
{
    std::vector<QRectF> places;
    if (rows == 0) return places;
    const std::size_t lines = (rows + columns - 1) / columns;
    const double wide = (room.width() - space * double(columns - 1)) / double(columns);
    const double high = std::min(most, (room.height() - space * double(lines - 1)) / double(lines));
    for (std::size_t i = 0; i < rows; ++i)
        places.emplace_back(room.left() + double(i / lines) * (wide + space),
                            room.top() + double(i % lines) * (high + space), wide, high);
    return places;
}

/// Returns how wide a column beside the board is in which many powers are listed by name, two in a line; 0
/// where the powers are fewer.
double listWide(const RoomRequest& request, double unit)
{
    return request.rows > mostNamed ? (2 * listedWide + 6 + 2 * roomMargin) * unit : 0;
}

/// Returns how high the rows are in which many powers are listed in so many columns.
double listHigh(const RoomRequest& request, std::size_t columns)
{
    const std::size_t lines = (request.rows + columns - 1) / columns;
    return double(lines) * (listedHigh + 2);
}

/// Divides a header into phase and clock.
void divideHeader(RoomLayout& room, const QRectF& header, const RoomRequest& request)
{
    room.header = header;
    if (!request.clock || request.rests) return;
    const double wide = std::min(clockWide * room.unit, header.width() / 2);
    room.header.adjust(0, 0, -wide - roomGap * room.unit, 0);
    room.clock = {header.right() - wide, header.top(), wide, header.height()};
}

/// Gives the clock the greater part of the panel, of which withPanel() takes some back.
void enlargeClock(RoomLayout& room)
{
    const double high = std::min(room.panel.height() * restingShare, room.panel.width() * .6);
    room.clock = {room.panel.left(), room.panel.top(), room.panel.width(), high};
    room.panel.setTop(room.clock.bottom() + roomGap * room.unit);
}

/// Places header, rows and panel into one column.
void fillColumn(RoomLayout& room, const QRectF& column, const RoomRequest& request, std::size_t columns,
                double rowsRoom)
{
    const double u = room.unit;
    divideHeader(room, {column.left(), column.top(), column.width(), headerHigh * u}, request);
    const QRectF rows(column.left(), room.header.bottom() + roomGap * u, column.width(), rowsRoom * u);
    room.rows = stacked(rows, request.rows, columns, (request.rows > mostNamed ? 2 : 6) * u, mostRowHigh * u);
    room.narrow = !room.rows.empty() && (room.rows.front().height() < leastFullRow * u ||
                                         (columns > 1 && room.shape == RoomShape::Wide));
    const double below = room.rows.empty() ? room.header.bottom() : room.rows.front().top() + rows.height();
    const double used = room.rows.empty() ? below : std::min(below, room.rows.back().bottom());
    const double top = columns > 1 ? below : used;
    room.panel = {column.left(), top + roomGap * u, column.width(), column.bottom() - top - roomGap * u};
    if (request.clock && request.rests) enlargeClock(room);
}

RoomLayout wide(const RoomRequest& request)
{
    RoomLayout room;
    const double w = request.size.width(), h = request.size.height();
    room.unit = std::min(h / 1080, w / 1920 * 1.12);
    const double fits = std::clamp(h * request.boardAspect, leastBoard * w, mostBoard * w);
    const double board = std::round(std::min(fits, w - listWide(request, room.unit)));
    room.board = room.slide = {0, 0, board, h};
    const double m = roomMargin * room.unit;
    const bool many = request.rows > mostNamed;
    fillColumn(room, {board + m, m, w - board - 2 * m, h - 2 * m}, request,
               request.rows > mostInColumn ? 2 : 1, many ? listHigh(request, 2) : rowsHigh);
    return room;
}

RoomLayout square(const RoomRequest& request)
{
    RoomLayout room;
    room.shape = RoomShape::Square;
    const double w = request.size.width(), h = request.size.height();
    const double u = room.unit = std::min(h / 1200, w / 1600 * 1.1), m = roomGap * u / 2;
    const double tiles = std::max((tilesWide + 4) * u, listWide(request, u)),
                 left = h - (w - tiles) / request.boardAspect;
    const double whole = std::round(std::clamp(left, stripHigh * u, h / 2)),
                 least = std::round(std::min(whole, stripHigh * mostStrip * u)),
                 strip = request.slide ? least : whole;
    const double board = std::round(std::min((h - whole) * request.boardAspect, w - tiles));
    room.board = {0, 0, board, h - whole};
    room.slide = {0, 0, board, h - least};
    room.strip = std::clamp(strip / (stripHigh * u), 1., mostStripText);
    const QRectF column = QRectF(board, 0, w - board, h - strip).adjusted(m, m, -m, 0);
    QRectF rows = column;
    if (request.clock && !request.rests) {
        room.clock = {column.left(), column.top(), column.width(), squareClockHigh * u};
        rows.setTop(room.clock.bottom() + m);
    }
    const bool many = request.rows > mostNamed;
    room.rows = stacked(rows, request.rows, request.rows > 8 ? 2 : 1, many ? m / 2 : m,
                        many ? listedHigh * u * 1200 / 1080 : rows.height() / 6);
    room.narrow = request.rows > 8;
    const double high = strip - 2 * m;
    room.header = {m, h - strip + m, stripHeadWide * u * room.strip, high};
    double begins = room.header.right() + m;
    if (request.clock && request.rests) {
        room.clock = {begins, room.header.top(), restingWide * w, high};
        begins = room.clock.right() + m;
    }
    room.panel = {begins, room.header.top(), w - begins - m, high};
    return room;
}

RoomLayout tall(const RoomRequest& request)
{
    RoomLayout room;
    room.shape = RoomShape::Tall;
    const double w = request.size.width(), h = request.size.height();
    const double slide = std::round(std::min(w / std::min(request.boardAspect, widestTallSlide), h * .6)),
                 map = std::round(std::min(w / request.boardAspect, slide)),
                 board = request.slide ? slide : map;
    room.board = {0, 0, w, map};
    room.slide = {0, 0, w, slide};
    room.unit = std::min(w / 1080, (h - slide) / 1000);
    const double m = roomMargin * room.unit;
    const bool many = request.rows > mostNamed;
    const std::size_t columns = many ? 3 : request.rows > 3 ? 2 : 1;
    fillColumn(room, {m, board + m, w - 2 * m, h - board - 2 * m}, request, columns,
               many ? listHigh(request, columns) : tallRowsHigh);
    return room;
}

/// Returns how much of the picture a map covers, in pixels.
double mapArea(const RoomLayout& room, double aspect)
{
    const QSizeF map = QSizeF(aspect, 1).scaled(room.board.size(), Qt::KeepAspectRatio);
    return map.width() * map.height();
}

/// Returns the layout of a picture that is wider than it is high: below a wide board the panel leaves it more
/// room than beside it.
RoomLayout wideOrSquare(const RoomRequest& request)
{
    const RoomLayout beside = wide(request), below = square(request);
    return mapArea(below, request.boardAspect) > mapArea(beside, request.boardAspect) ? below : beside;
}

} // namespace

RoomLayout layOutRoom(const RoomRequest& request)
{
    const double aspect = request.size.width() / std::max(1., request.size.height());
    RoomLayout room = aspect >= wideFrom     ? wideOrSquare(request)
                      : aspect >= squareFrom ? square(request)
                                             : tall(request);
    room.listed = request.rows > mostNamed;
    return room;
}

RoomLayout withPanel(RoomLayout room, double high)
{
    const bool above = room.clock.width() >= room.panel.width() && room.clock.bottom() < room.panel.top();
    const double spare = std::max(0., room.clock.height() - leastResting * room.unit);
    const double wanted = std::clamp(high - room.panel.height(), 0., spare);
    if (!above || room.panel.height() >= high) return room;
    room.clock.setBottom(room.clock.bottom() - wanted);
    room.panel.setTop(room.panel.top() - wanted);
    return room;
}

} // namespace chancery
