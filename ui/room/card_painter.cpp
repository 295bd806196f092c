// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of an eliminated power and of the end of the game.
#include "ui/room/room_text.h"
#include "ui/room/slide_brush.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chancery {

namespace {

constexpr double yearPitch = 2.9;          ///< of the size of years: their least distance
constexpr std::size_t mostInStandings = 8; ///< in one column
constexpr std::size_t mostWithPoints = 20; ///< powers in the standings

/// Returns the least height of a row of the standings.
double leastStanding(const SlideBrush& brush)
{
    return brush.leastSign() * 1.01;
}

/// A column of pieces for each year.
void paintCourse(const SlideBrush& brush, const EliminationCard& card, const QRectF& room)
{
    const auto centres = [&card](std::size_t year) {
        return static_cast<int>(card.course[year].centres.size());
    };
    const std::size_t years = card.course.size();
    int most = 1;
    for (std::size_t i = 0; i < years; ++i) most = std::max(most, centres(i));
    const double step = std::min(room.width() / static_cast<double>(years), 11 * brush.unit());
    const double left = room.center().x() - step * static_cast<double>(years) / 2;
    const double high = std::min((room.height() - 6 * brush.unit()) / most, 6 * brush.unit());
    const double foot = room.top() + high * most;
    const auto every = static_cast<std::size_t>(std::ceil(yearPitch * brush.least() / step));
    for (std::size_t i = 0; i < years; ++i) {
        const double x = left + step * static_cast<double>(i);
        for (int piece = 0; piece < centres(i); ++piece)
            brush.piece({x + step * .12, foot - high * (piece + 1), step * .76, high * .84}, card.power,
                        high * .16);
        if (centres(i) == 0)
            brush.write({x, foot - brush.least() * 1.3, step, brush.least() * 1.3}, Qt::AlignCenter,
                        QStringLiteral("0"), std::max(high * .8, brush.least()), Weight::Bold, brush.dim());
        if (i % every == 0)
            brush.write(
                {x + step / 2 - 6 * brush.unit(), foot + brush.unit(), 12 * brush.unit(), 4 * brush.unit()},
                Qt::AlignCenter, QString::number(card.course[i].year), brush.least(), Weight::Plain,
                brush.dim());
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

/// Where the parts of a row of the standings are, the same for all rows.
struct StandingColumns
{
    double high = 0, name = 0, text = 0; ///< of a row; sizes of text
    double nameLeft = 0, powerLeft = 0, countLeft = 0, countWide = 0, pointsLeft = 0, right = 0;
    bool players = false;
};

StandingColumns standingColumns(const SlideBrush& brush, const EndingCard& card, double wide, double high,
                                bool players)
{
    StandingColumns c;
    c.high = high;
    c.players = players;
    c.name = players ? std::max(high * .56, brush.least()) : brush.least();
    c.text = players ? std::max(high * .46, brush.least()) : brush.least();
    double names = 0, points = 0;
    c.countWide = players ? c.name * 1.3 : 0;
    for (const TallyRow& row : card.rows) {
        names = std::max(names, brush.widthOf(brush.words().power(row.power), c.text));
        points = std::max(points, brush.widthOf(pointsOf(card, row.power), c.text));
        c.countWide =
            std::max(c.countWide, brush.widthOf(QString::number(row.centres), c.name, Weight::Bold));
    }
    c.nameLeft = std::max(high * .84, brush.leastSign()) * 1.16 + (players ? 1.5 : 1) * brush.unit();
    c.right = wide;
    c.pointsLeft = wide - points - .2 * brush.unit();
    c.countLeft = c.pointsLeft - (points > 0 ? 2 * brush.unit() : 0) - c.countWide;
    c.powerLeft = c.countLeft - names - brush.unit();
    return c;
}

void paintStanding(const SlideBrush& brush, const EndingCard& card, std::size_t at, const QRectF& room,
                   const StandingColumns& c)
{
    const TallyRow& row = card.rows[at];
    const double h = room.height();
    if (hasWon(card, row.power)) {
        brush.painter().setPen(Qt::NoPen);
        brush.painter().setBrush(mixed(brush.ink(), brush.theme().surround, .16));
        brush.painter().drawRoundedRect(room.adjusted(-h * .1, h * .02, h * .1, -h * .02), h * .2, h * .2);
    }
    const double side = std::max(h * .84, brush.leastSign());
    brush.sign({room.left(), room.center().y() - side / 2, side * 1.16, side}, row.power);
    const auto write = [&](double left, double right, Qt::Alignment alignment, const QString& text,
                           double size, Weight weight, const QColor& colour = {}) {
        writeLines(brush, {room.left() + left, room.top(), right - left, h}, alignment | Qt::AlignVCenter,
                   text, size, size, weight, colour);
    };
    const QString player = c.players ? QString::fromStdString(row.player) : QString(),
                  power = brush.words().power(row.power);
    if (player.isEmpty()) {
        write(c.nameLeft, c.countLeft, Qt::AlignLeft, power, c.name, Weight::Bold);
    } else {
        write(c.nameLeft, c.powerLeft, Qt::AlignLeft,
              nameThatFits(brush, player, c.name, c.powerLeft - c.nameLeft - brush.unit(), Weight::Bold),
              c.name, Weight::Bold);
        write(c.powerLeft, c.countLeft, Qt::AlignLeft, power, c.text, Weight::Plain, brush.dim());
    }
    write(c.countLeft, c.countLeft + c.countWide, Qt::AlignRight, QString::number(row.centres), c.name,
          Weight::Bold);
    write(c.pointsLeft, c.right, Qt::AlignRight, pointsOf(card, row.power), c.text, Weight::Plain,
          brush.dim());
}

/// Paints the powers with most centres first, in one column with their players or in two or three without, as
/// many as there is room for.
void paintStandings(const SlideBrush& brush, const EndingCard& card, const QRectF& room)
{
    const auto inColumn = static_cast<std::size_t>(room.height() / leastStanding(brush));
    const bool few = card.rows.size() <= 2 * inColumn;
    const std::size_t columns = card.rows.size() <= mostInStandings ? 1
                                : few                               ? 2
                                                                    : 3,
                      most = inColumn * columns;
    const bool all = card.rows.size() <= most;
    const std::size_t shown = all ? card.rows.size() : most - 1, places = shown + (all ? 0 : 1);
    const std::size_t lines = std::max<std::size_t>(1, (places + columns - 1) / columns);
    // A single column grows with its rows, as far as there is room: names have as much of it as before.
    const double widest = std::array{118., 132., 168.}[columns - 1] * brush.unit(),
                 share = columns > 1 ? 1 : std::max(1., room.width() / widest);
    const double h = std::min(room.height() / static_cast<double>(lines), 8 * share * brush.unit());
    const double gap = std::array{0., 5., 1.2}[columns - 1] * brush.unit(), gaps = gap * double(columns - 1),
                 wide = (std::min(room.width(), widest * std::max(1., h / (8 * brush.unit()))) - gaps) /
                        double(columns);
    const double top = room.top() + (room.height() - h * double(lines)) / 2;
    const double first = room.center().x() - (wide * double(columns) + gaps) / 2;
    const StandingColumns c = standingColumns(brush, card, wide, h, columns == 1);
    const auto place = [&](std::size_t i) {
        return QRectF(first + double(i / lines) * (wide + gap), top + h * double(i % lines), wide, h);
    };
    for (std::size_t i = 0; i < shown; ++i) paintStanding(brush, card, i, place(i), c);
    if (!all)
        writeLines(brush, place(shown), Qt::AlignLeft | Qt::AlignVCenter,
                   SlideWords::more(static_cast<int>(card.rows.size() - shown)), c.text, brush.least(),
                   Weight::Plain, brush.dim());
}

/// Paints the sign of a power, its player and its name into a column, each as large as it fits.
void paintHero(const SlideBrush& brush, Power power, const QString& player, const QRectF& room)
{
    const double h = room.height(), first = player.isEmpty() ? .6 : .38, largest = h * first * .85;
    const QString name = brush.words().power(power);
    brush.sign({room.left(), room.top(), room.width(), h * .34}, power);
    writeLines(brush, {room.left(), room.top() + h * .36, room.width(), h * first}, Qt::AlignCenter,
               player.isEmpty() ? name
                                : nameThatFits(brush, player, brush.least(), room.width(), Weight::Bold),
               largest, brush.least(), Weight::Bold);
    if (player.isEmpty()) return;
    writeLines(brush, {room.left(), room.top() + h * .74, room.width(), h * .26}, Qt::AlignCenter, name,
               std::max(h * .26 * .85, brush.least()), brush.least());
}

/// Returns a card without what the column beside it says: where there are no points, those who share a draw
/// are left in its standings, and nobody where one has won. So it is where there are too many for points,
/// which the ranking has.
EndingCard withoutCount(EndingCard card)
{
    if (card.rows.size() > mostWithPoints) card.scores.clear();
    if (!card.scores.empty() || card.ending.winners.empty()) return card;
    const bool alone = card.ending.winners.size() == 1;
    std::erase_if(card.rows, [&](const TallyRow& row) { return alone || !hasWon(card, row.power); });
    return card;
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

void paintEnding(const SlideBrush& brush, const EndingCard& card)
{
    const double u = brush.unit();
    const QRectF& room = brush.box();
    const EndingCard told = withoutCount(card);
    const std::size_t rows = told.rows.size(), lines = rows > mostInStandings ? (rows + 1) / 2 : rows;
    const bool alone = card.ending.winners.size() == 1;
    const double sentence = (alone ? 11 : 18) * u,
                 standings = (leastStanding(brush) + .6 * u) * static_cast<double>(lines);
    const double high = alone ? std::clamp(room.height() - sentence - standings, 26 * u, 72 * u) : 0;
    if (alone) {
        const Power winner = card.ending.winners.front();
        const auto row = std::ranges::find(card.rows, winner, &TallyRow::power);
        const std::string player = row == card.rows.end() ? std::string() : row->player;
        paintHero(brush, winner, QString::fromStdString(player),
                  {room.left(), room.top(), room.width(), high});
    }
    writeLines(brush, {room.left(), room.top() + high, room.width(), sentence * .92}, Qt::AlignCenter,
               brush.words().verdict(card), (alone ? 6 : 9) * u, brush.least(), Weight::Bold);
    if (!told.rows.empty()) paintStandings(brush, told, room.adjusted(0, high + sentence, 0, 0));
}

} // namespace chancery
