// SPDX-License-Identifier: GPL-3.0-or-later
// The slides of the drawing of lots, of a vote and of the toss of a coin.
#include "ui/room/room_text.h"
#include "ui/room/slide_brush.h"
#include "ui/words/vote_words.h"

#include <QPainterPath>

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t mostInOneColumn = 8; ///< seats

/// Paints the signs and names of the powers, as many as there is room for.
void paintPowers(const SlideBrush& brush, const std::vector<Power>& powers, const QRectF& room, double size)
{
    const double h = room.height(), step = room.width() / static_cast<double>(powers.size());
    const double side = std::clamp(h * .68, brush.leastSign(), std::max(h, brush.leastSign()));
    for (std::size_t i = 0; i < powers.size(); ++i) {
        const double left = room.left() + step * static_cast<double>(i),
                     name = left + side * 1.16 + size * .4;
        brush.sign({left, room.center().y() - side / 2, side * 1.16, side}, powers[i]);
        writeLines(brush, {name, room.top(), left + step - name, h}, Qt::AlignLeft | Qt::AlignVCenter,
                   brush.words().power(powers[i]), size, brush.least(), Weight::Bold);
    }
}

/// Returns the width that the powers of every seat have room in, their names in the least size.
double powersWide(const SlideBrush& brush, const std::vector<DrawnSeat>& seats, double h, double size)
{
    double widest = 0;
    for (const DrawnSeat& seat : seats) {
        double name = 0;
        for (const Power power : seat.powers)
            name = std::max(name, brush.widthOf(brush.words().power(power), brush.least(), Weight::Bold));
        const double sign = std::max(h, brush.leastSign()) * 1.16 + size * .5;
        widest = std::max(widest, (name + sign) * static_cast<double>(seat.powers.size()));
    }
    return widest;
}

/// Paints seats one below the other, with the player's name at the left of the powers.
void paintSeats(const SlideBrush& brush, const std::vector<DrawnSeat>& seats, const QRectF& room, double h)
{
    const double size = std::max(h * .46, brush.least()), powers = powersWide(brush, seats, h, size),
                 name = std::clamp(room.width() - powers, room.width() * .3, room.width() * .48);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const double top = room.top() + h * static_cast<double>(i), wide = name - size * .6;
        writeLines(
            brush, {room.left(), top, wide, h}, Qt::AlignRight | Qt::AlignVCenter,
            nameThatFits(brush, QString::fromStdString(seats[i].player), brush.least(), wide, Weight::Plain),
            size, brush.least());
        paintPowers(brush, seats[i].powers, {room.left() + name, top, room.width() - name, h}, size);
    }
}

/// Paints many seats: of each the sign of its first power, the powers' names, and the player's name below.
void paintStacked(const SlideBrush& brush, const std::vector<DrawnSeat>& seats, const QRectF& room, double h)
{
    const double size = brush.least(), side = brush.leastSign();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const double top = room.top() + h * static_cast<double>(i),
                     left = room.left() + side * 1.16 + size * .5;
        const double wide = room.right() - left, line = size * 1.25;
        brush.sign({room.left(), top + line - side / 2, side * 1.16, side}, seats[i].powers.front());
        QStringList powers;
        for (const Power power : seats[i].powers) powers << brush.words().power(power);
        writeLines(brush, {left, top, wide, line}, Qt::AlignLeft | Qt::AlignVCenter,
                   SlideWords::joined(powers), size, size, Weight::Bold);
        writeLines(brush, {left, top + line, wide, line}, Qt::AlignLeft | Qt::AlignVCenter,
                   nameThatFits(brush, QString::fromStdString(seats[i].player), size, wide, Weight::Plain),
                   size, size);
    }
}

/// Paints a tick or a cross.
void paintMark(const SlideBrush& brush, const QRectF& place, bool passed)
{
    QPainterPath path;
    const auto at = [&place](double x, double y) {
        return QPointF(place.left() + place.width() * x, place.top() + place.height() * y);
    };
    if (passed) {
        path.moveTo(at(.08, .55));
        path.lineTo(at(.38, .86));
        path.lineTo(at(.94, .16));
    } else {
        path.moveTo(at(.14, .14));
        path.lineTo(at(.86, .86));
        path.moveTo(at(.86, .14));
        path.lineTo(at(.14, .86));
    }
    brush.painter().setBrush(Qt::NoBrush);
    brush.painter().setPen(QPen(passed ? brush.gain() : brush.loss(), place.height() * .16, Qt::SolidLine,
                                Qt::RoundCap, Qt::RoundJoin));
    brush.painter().drawPath(path);
}

} // namespace

void paintLots(const SlideBrush& brush, const LotsSlide& lots)
{
    const QRectF room = brush.heading(brush.words().heading(lots)).adjusted(0, brush.unit(), 0, 0);
    const std::size_t columns = lots.seats.size() > mostInOneColumn ? 2 : 1;
    const std::size_t rows = (lots.seats.size() + columns - 1) / columns;
    const double h = std::min(room.height() / static_cast<double>(rows), 11 * brush.unit());
    const double gap = columns > 1 ? 4 * brush.unit() : 0,
                 wide = (room.width() - gap) / static_cast<double>(columns);
    const bool stacked = columns > 1 && h >= brush.least() * 2.5;
    for (std::size_t column = 0; column < columns; ++column) {
        const auto first = lots.seats.begin() + static_cast<std::ptrdiff_t>(column * rows);
        const auto last = lots.seats.begin() +
                          static_cast<std::ptrdiff_t>(std::min((column + 1) * rows, lots.seats.size()));
        const QRectF part(room.left() + (wide + gap) * static_cast<double>(column), room.top(), wide,
                          room.height());
        (stacked ? paintStacked : paintSeats)(brush, {first, last}, part, h);
    }
}

void paintVote(const SlideBrush& brush, const VoteSlide& slide)
{
    const double u = brush.unit();
    const QRectF room = brush.heading(brush.words().heading(slide)).translated(0, 7 * u);
    const Power victor = slide.vote.proposal.victor;
    if (victor != noPower) brush.sign({room.left(), room.top() + 4 * u, room.width(), 14 * u}, victor);
    writeLines(brush, {room.left(), room.top() + 20 * u, room.width(), 14 * u}, Qt::AlignCenter,
               VoteWords(brush.words().map()).proposal(slide.vote.proposal), 8 * u, brush.least());
    const QString outcome = VoteWords::outcome(slide.vote.result);
    const double wide = brush.widthOf(outcome, 13 * u, Weight::Bold), mark = 11 * u, gap = 4 * u;
    const double left = room.center().x() - (wide + mark + gap) / 2, top = room.top() + 39 * u;
    paintMark(brush, {left, top + 2 * u, mark, mark}, slide.vote.result.passed);
    brush.write({left + mark + gap, top, room.right() - left - mark - gap, 15 * u},
                Qt::AlignLeft | Qt::AlignVCenter, outcome, 13 * u, Weight::Bold);
    brush.write({room.left(), room.top() + 59 * u, room.width(), 7 * u}, Qt::AlignCenter,
                VoteWords::numbers(slide.vote.result), 5 * u, Weight::Plain, brush.dim());
}

void paintCoin(const SlideBrush& brush, const CoinSlide& slide)
{
    const double u = brush.unit(), side = 14 * u, row = 12 * u;
    const QRectF room = brush.heading(brush.words().heading(slide)).adjusted(0, 4 * u, 0, 0);
    double left = room.center().x() - static_cast<double>(slide.neutral.size()) * side * 1.2 / 2;
    for (const Power power : slide.neutral) {
        brush.sign({left, room.top(), side * 1.16, side}, power);
        left += side * 1.2;
    }
    writeLines(brush, {room.left(), room.top() + side + 2 * u, room.width(), 16 * u}, Qt::AlignCenter,
               brush.words().coin(slide), 6.5 * u, brush.least(),
               slide.tossed ? Weight::Bold : Weight::Plain);
    double top = room.top() + side + 22 * u;
    for (std::size_t i = 0; i < slide.seats.size(); ++i, top += row) {
        const SeatRow& seat = slide.seats[i];
        double at = room.left() + row;
        if (slide.tossed && i == slide.winner)
            paintMark(brush, {room.left(), top + row * .2, row * .6, row * .6}, true);
        for (const Power power : seat.powers) {
            brush.sign({at, top + row * .14, row * .8, row * .7}, power);
            at += row * .9;
        }
        writeLines(brush, {at + u, top, room.right() - at - u, row}, Qt::AlignLeft | Qt::AlignVCenter,
                   brush.words().seat(seat), 5 * u, brush.least());
    }
}

} // namespace chancery
