// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of an eliminated power and of the end of the game.
#include "ui/projector/slide_brush.h"

#include <algorithm>

namespace chancery {

namespace {

/// A column of pieces for each year.
void paintCourse(const SlideBrush& brush, const EliminationCard& card, const QRectF& room)
{
    const int most = std::max(1, *std::ranges::max_element(card.centres));
    const double step = std::min(room.width() / static_cast<double>(card.years.size()), 11 * brush.unit());
    const double left = room.center().x() - step * static_cast<double>(card.years.size()) / 2;
    const double high = std::min((room.height() - 6 * brush.unit()) / most, 6 * brush.unit());
    const double foot = room.top() + high * most;
    const std::size_t every = card.years.size() > 12 ? card.years.size() / 8 : 1;
    for (std::size_t i = 0; i < card.years.size(); ++i) {
        const double x = left + step * static_cast<double>(i);
        for (int piece = 0; piece < card.centres[i]; ++piece)
            brush.piece({x + step * .12, foot - high * (piece + 1), step * .76, high * .84}, card.power,
                        high * .16);
        if (card.centres[i] == 0)
            brush.write({x, foot - high, step, high}, Qt::AlignCenter, QStringLiteral("0"), high * .8,
                        Weight::Bold, brush.dim());
        if (i % every == 0)
            brush.write({x - step * .2, foot + brush.unit(), step * 1.4, 4 * brush.unit()}, Qt::AlignCenter,
                        QString::number(card.years[i]), 2.6 * brush.unit(), Weight::Plain, brush.dim());
    }
}

QString pointsOf(const EndingCard& card, Power power)
{
    for (const Score& score : card.scores)
        if (std::ranges::find(score.seat, power) != score.seat.end()) return SlideWords::points(score.points);
    return {};
}

bool hasWon(const EndingCard& card, Power power)
{
    return std::ranges::find(card.ending.winners, power) != card.ending.winners.end();
}

void paintStanding(const SlideBrush& brush, const EndingCard& card, std::size_t at, const QRectF& room)
{
    const TallyRow& row = card.rows[at];
    const double h = room.height();
    if (hasWon(card, row.power)) {
        brush.painter().setPen(Qt::NoPen);
        brush.painter().setBrush(mixed(brush.ink(), brush.theme().surround, .12));
        brush.painter().drawRoundedRect(room.adjusted(-h * .3, h * .04, h * .3, -h * .04), h * .2, h * .2);
    }
    brush.sign({room.left(), room.top() + h * .18, h * .8, h * .64}, row.power);
    const double name = room.left() + h * 1.15, counts = room.right() - room.width() * .46;
    const double wide = brush.write({name, room.top(), counts - name, h}, Qt::AlignLeft | Qt::AlignVCenter,
                                    brush.words().power(row.power), h * .46, Weight::Bold);
    if (const double player = name + wide + h * .4; at < card.players.size() && player < counts)
        brush.write({player, room.top(), counts - player, h}, Qt::AlignLeft | Qt::AlignVCenter,
                    QString::fromStdString(card.players[at]), h * .38, Weight::Plain, brush.dim());
    brush.write({counts, room.top(), room.width() * .14, h}, Qt::AlignRight | Qt::AlignVCenter,
                QString::number(row.centres), h * .5, Weight::Bold);
    brush.write({counts + room.width() * .16, room.top(), room.width() * .3, h},
                Qt::AlignRight | Qt::AlignVCenter, pointsOf(card, row.power), h * .38, Weight::Plain,
                brush.dim());
}

void paintStandings(const SlideBrush& brush, const EndingCard& card, const QRectF& room)
{
    const double h = std::min(room.height() / static_cast<double>(std::max<std::size_t>(1, card.rows.size())),
                              8 * brush.unit());
    const double side = std::max(0., (room.width() - 92 * brush.unit()) / 2);
    for (std::size_t i = 0; i < card.rows.size(); ++i)
        paintStanding(
            brush, card, i,
            {room.left() + side, room.top() + h * static_cast<double>(i), room.width() - 2 * side, h});
}

} // namespace

void paintElimination(const SlideBrush& brush, const EliminationCard& card)
{
    const double u = brush.unit();
    const QRectF& box = brush.box();
    brush.sign({box.left(), box.top() + 6 * u, box.width(), 20 * u}, card.power);
    brush.write({box.left(), box.top() + 29 * u, box.width(), 12 * u}, Qt::AlignCenter,
                brush.words().power(card.power), 10 * u, Weight::Bold);
    brush.write({box.left(), box.top() + 42 * u, box.width(), 7 * u}, Qt::AlignCenter, SlideWords::isOut(),
                5 * u);
    paintCourse(brush, card, {box.left(), box.top() + 57 * u, box.width(), 41 * u});
}

void paintEnding(const SlideBrush& brush, const EndingCard& card)
{
    const double u = brush.unit();
    const QRectF room = brush.heading(brush.words().heading(card));
    const std::size_t winners = card.ending.winners.size();
    const double side =
        std::min(15 * u, room.width() / static_cast<double>(std::max<std::size_t>(1, winners)) / 1.5);
    const double step = side * 1.45, left = room.center().x() - step * static_cast<double>(winners) / 2;
    for (std::size_t i = 0; i < winners; ++i)
        brush.sign({left + step * static_cast<double>(i), room.top() + u, step, side},
                   card.ending.winners[i]);
    brush.write({room.left(), room.top() + side + 4 * u, room.width(), 8 * u}, Qt::AlignCenter,
                brush.words().ending(card), 6 * u, Weight::Bold);
    paintStandings(brush, card, room.adjusted(0, side + 15 * u, 0, 0));
}

} // namespace chancery
