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

void paintStanding(const SlideBrush& brush, const EndingCard& card, std::size_t at, const QRectF& room,
                   bool told)
{
    const TallyRow& row = card.rows[at];
    const double h = room.height();
    if (told && hasWon(card, row.power)) {
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
                QString::number(told ? row.centres : row.before), h * .5, Weight::Bold);
    if (!told) return;
    brush.write({counts + room.width() * .16, room.top(), room.width() * .3, h},
                Qt::AlignRight | Qt::AlignVCenter, pointsOf(card, row.power), h * .38, Weight::Plain,
                brush.dim());
}

void paintStandings(const SlideBrush& brush, const EndingCard& card, const QRectF& room, bool told)
{
    const double h = std::min(room.height() / static_cast<double>(std::max<std::size_t>(1, card.rows.size())),
                              8 * brush.unit());
    const double side = std::max(0., (room.width() - 92 * brush.unit()) / 2);
    for (std::size_t i = 0; i < card.rows.size(); ++i)
        paintStanding(
            brush, card, i,
            {room.left() + side, room.top() + h * static_cast<double>(i), room.width() - 2 * side, h}, told);
}

QString playerOf(const EndingCard& card, Power power)
{
    for (std::size_t i = 0; i < card.rows.size() && i < card.players.size(); ++i)
        if (card.rows[i].power == power) return QString::fromStdString(card.players[i]);
    return {};
}

/// Paints a power's sign, name and player into a column, the names as large as they fit.
void paintHero(const SlideBrush& brush, Power power, const QString& player, const QRectF& room)
{
    const double h = room.height(), name = player.isEmpty() ? .6 : .38;
    brush.sign({room.left(), room.top(), room.width(), h * .34}, power);
    brush.write({room.left(), room.top() + h * .36, room.width(), h * name}, Qt::AlignCenter,
                brush.words().power(power), h * name * .85, Weight::Bold);
    if (player.isEmpty()) return;
    brush.write({room.left(), room.top() + h * .74, room.width(), h * .26}, Qt::AlignCenter, player,
                h * .26 * .85);
}

} // namespace

void paintElimination(const SlideBrush& brush, const EliminationCard& card)
{
    const double u = brush.unit();
    const QRectF& box = brush.box();
    paintHero(brush, card.power, QString::fromStdString(card.player),
              {box.left(), box.top() + 2 * u, box.width(), 44 * u});
    brush.write({box.left(), box.top() + 47 * u, box.width(), 7 * u}, Qt::AlignCenter, SlideWords::isOut(),
                5 * u);
    paintCourse(brush, card, {box.left(), box.top() + 59 * u, box.width(), 39 * u});
}

void paintEnding(const SlideBrush& brush, const EndingCard& card, bool told)
{
    const double u = brush.unit();
    const QRectF room = brush.heading(brush.words().heading(card));
    const std::size_t winners = card.ending.winners.size();
    const double gap = 2 * u,
                 wide = (room.width() + gap) / static_cast<double>(std::max<std::size_t>(1, winners));
    const double standings = 6.2 * u * static_cast<double>(card.rows.size());
    const double high = winners == 0 ? 0 : std::clamp(room.height() - 11 * u - standings, 24 * u, 54 * u);
    for (std::size_t i = 0; told && i < winners; ++i)
        paintHero(brush, card.ending.winners[i], playerOf(card, card.ending.winners[i]),
                  {room.left() + wide * static_cast<double>(i), room.top(), wide - gap, high});
    if (told)
        brush.write({room.left(), room.top() + high + u, room.width(), 8 * u}, Qt::AlignCenter,
                    brush.words().ending(card), 6 * u, Weight::Bold);
    paintStandings(brush, card, room.adjusted(0, high + 11 * u, 0, 0), told);
}

} // namespace chancery
