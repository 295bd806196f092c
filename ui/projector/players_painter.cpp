// SPDX-License-Identifier: GPL-3.0-or-later
// The slides of the drawing of lots and of a vote.
#include "ui/projector/slide_brush.h"

#include <QPainterPath>

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t mostPlayersInColumn = 12;

/// Paints the signs and names of the powers, as many as there is room for.
void paintPowers(const SlideBrush& brush, const std::vector<Power>& powers, const QRectF& room)
{
    const double h = room.height(), step = room.width() / static_cast<double>(powers.size());
    for (std::size_t i = 0; i < powers.size(); ++i) {
        const double left = room.left() + step * static_cast<double>(i);
        brush.sign({left, room.top() + h * .16, h * .8, h * .68}, powers[i]);
        brush.write({left + h * 1.05, room.top(), step - h * 1.2, h}, Qt::AlignLeft | Qt::AlignVCenter,
                    brush.words().power(powers[i]), h * .46, Weight::Bold);
    }
}

void paintSeats(const SlideBrush& brush, const std::vector<DrawnSeat>& seats, const QRectF& room, double h)
{
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const double top = room.top() + h * static_cast<double>(i), name = room.width() * .42;
        brush.write({room.left(), top, name - h * .5, h}, Qt::AlignRight | Qt::AlignVCenter,
                    QString::fromStdString(seats[i].player), h * .46);
        paintPowers(brush, seats[i].powers, {room.left() + name, top, room.width() - name, h});
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
    const std::size_t columns = (lots.seats.size() + mostPlayersInColumn - 1) / mostPlayersInColumn;
    const std::size_t rows = (lots.seats.size() + columns - 1) / columns;
    const double h = std::min(room.height() / static_cast<double>(rows), 11 * brush.unit());
    const double wide = room.width() / static_cast<double>(columns);
    for (std::size_t column = 0; column < columns; ++column) {
        const auto first = lots.seats.begin() + static_cast<std::ptrdiff_t>(column * rows);
        const auto last = lots.seats.begin() +
                          static_cast<std::ptrdiff_t>(std::min((column + 1) * rows, lots.seats.size()));
        paintSeats(brush, {first, last},
                   {room.left() + wide * static_cast<double>(column), room.top(), wide, room.height()}, h);
    }
}

void paintVote(const SlideBrush& brush, const VoteSlide& slide)
{
    const double u = brush.unit();
    const QRectF room = brush.heading(brush.words().heading(slide)).translated(0, 7 * u);
    const Power victor = slide.vote.proposal.victor;
    if (victor != noPower) brush.sign({room.left(), room.top() + 4 * u, room.width(), 14 * u}, victor);
    brush.write({room.left(), room.top() + 21 * u, room.width(), 10 * u}, Qt::AlignCenter,
                brush.words().proposal(slide), 8 * u);
    const QString outcome = brush.words().outcome(slide);
    const double wide = brush.widthOf(outcome, 13 * u, Weight::Bold), mark = 11 * u, gap = 4 * u;
    const double left = room.center().x() - (wide + mark + gap) / 2, top = room.top() + 39 * u;
    paintMark(brush, {left, top + 2 * u, mark, mark}, slide.vote.result.passed);
    brush.write({left + mark + gap, top, room.right() - left - mark - gap, 15 * u},
                Qt::AlignLeft | Qt::AlignVCenter, outcome, 13 * u, Weight::Bold);
    brush.write({room.left(), room.top() + 59 * u, room.width(), 7 * u}, Qt::AlignCenter,
                SlideWords::numbers(slide), 5 * u, Weight::Plain, brush.dim());
}

} // namespace chancery
