// SPDX-License-Identifier: GPL-3.0-or-later
// The race: a line for each power over the years, with its name where it ends.
#include "ui/room/room_text.h"
#include "ui/room/slide_brush.h"
#include "ui/scene/race.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr double labelSize = 3.8, labelGap = 6, leastGap = 5, lineWidth = 1.05; ///< units
constexpr double widestLabel = .24;                                             ///< as a share of the slide
constexpr double thinLine = .6;       ///< units, of a race beside the board
constexpr double raceYearPitch = 2.9; ///< the least distance of two years, as a share of their size

/// Turns years and counts of centres into places on the slide.
struct Chart
{
    QRectF room;
    std::size_t years = 0;
    int most = 1;
    double lane = 0, line = 0; ///< widths

    double x(std::size_t year) const
    {
        return room.left() + room.width() * static_cast<double>(year) / static_cast<double>(years - 1);
    }
    double y(double centres) const { return room.bottom() - room.height() * centres / most; }
    QPointF at(const RacePoint& point) const { return {x(point.year), y(point.centres) - point.lane * lane}; }
};

/// Returns the powers of a line: one, or those of its player.
Seat powersOf(const RaceSlide& race, const RaceLine& line)
{
    return line.course < race.seats.size() ? race.seats[line.course].powers : Seat{line.power};
}

QString nameOf(const SlideBrush& brush, const RaceSlide& race, const RaceLine& line)
{
    return line.course < race.seats.size() ? brush.words().playerOrPowers(race.seats[line.course])
                                           : brush.words().power(line.power);
}

Chart chartOf(const SlideBrush& brush, const RaceSlide& race, const std::vector<RaceLine>& lines,
              const QRectF& room)
{
    double labels = 0;
    int most = 6;
    for (const RaceLine& line : lines) {
        const double signs =
            static_cast<double>(powersOf(race, line).size() - 1) * labelGap * 1.2 * brush.unit();
        const double name = brush.widthOf(nameOf(brush, race, line), labelSize * brush.unit(), Weight::Bold);
        labels = std::max(labels, signs + std::min(name, brush.box().width() * widestLabel));
        for (const RacePoint& point : line.points) most = std::max(most, point.centres);
    }
    double lanes = 1;
    for (const RaceLine& line : lines)
        for (const RacePoint& point : line.points) lanes = std::max(lanes, 2 * std::abs(point.lane));
    const double u = brush.unit();
    // The number of centres that wins comes into view when a power is close to it.
    if (most + 4 >= race.toWin) most = std::max(most, race.toWin);
    const QRectF chart = room.adjusted(6 * u, 3 * u, -labels - 18 * u, -6 * u);
    // Level lines lie beside each other, and far from those of the next number of centres.
    const double lane = std::min(lineWidth * u * 1.1, chart.height() / (most + 1) * .7 / lanes);
    return {chart, race.years.size(), most + 1, lane, lineWidth * u};
}

void paintScale(const SlideBrush& brush, const RaceSlide& race, const Chart& chart)
{
    const double u = brush.unit();
    const QColor faint = mixed(brush.ink(), brush.theme().surround, .16);
    const int step = chart.most > 24 ? 6 : 3;
    for (int centres = 0; centres <= chart.most; centres += step) {
        const bool goal = centres == race.toWin && race.toWin > 0;
        brush.painter().setPen(QPen(goal ? brush.dim() : faint, u * (goal ? .35 : .2)));
        brush.painter().drawLine(QPointF(chart.room.left(), chart.y(centres)),
                                 QPointF(chart.room.right(), chart.y(centres)));
        brush.write({chart.room.left() - 7 * u, chart.y(centres) - 2 * u, 5 * u, 4 * u},
                    Qt::AlignRight | Qt::AlignVCenter, QString::number(centres), brush.least(), Weight::Plain,
                    brush.dim());
    }
    const double pitch = chart.room.width() / static_cast<double>(race.years.size() - 1);
    const auto every = static_cast<std::size_t>(std::ceil(raceYearPitch * brush.least() / pitch));
    for (std::size_t i = 0; i < race.years.size(); i += every) {
        brush.painter().setPen(QPen(faint, u * .2));
        brush.painter().drawLine(QPointF(chart.x(i), chart.room.top()),
                                 QPointF(chart.x(i), chart.room.bottom()));
        brush.write({chart.x(i) - 6 * u, chart.room.bottom() + 1.4 * u, 12 * u, 4 * u}, Qt::AlignCenter,
                    QString::number(race.years[i]), brush.least(), Weight::Plain, brush.dim());
    }
}

void paintLine(const SlideBrush& brush, const RaceLine& line, const Chart& chart)
{
    QPolygonF way;
    for (const RacePoint& point : line.points) way << chart.at(point);
    const double wide = chart.line;
    const QColor body = brush.theme().of(line.power).body;
    QPainter& painter = brush.painter();
    painter.setBrush(Qt::NoBrush);
    // A light rim keeps dark colours apart from a dark ground, as on tokens.
    const bool faint = contrast(body, brush.theme().surround) < 3;
    for (const auto& [colour, share] :
         {std::pair(brush.theme().surround, 2.2), std::pair(faint ? brush.dim() : body, faint ? 1.25 : 1.),
          std::pair(body, faint ? .7 : 1.)}) {
        painter.setPen(QPen(colour, wide * share, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(way);
    }
    painter.setPen(QPen(faint ? brush.dim() : body, wide * .3));
    painter.setBrush(body);
    for (const QPointF& at : way) painter.drawEllipse(at, wide * .95, wide * .95);
}

/// Returns the lines that have a label: those still in the race, most centres first, as many as there is
/// room for.
std::vector<const RaceLine*> labelled(const SlideBrush& brush, const std::vector<RaceLine>& lines)
{
    std::vector<const RaceLine*> running;
    for (const RaceLine& line : lines)
        if (!line.out) running.push_back(&line);
    std::ranges::stable_sort(running, std::ranges::greater{},
                             [](const RaceLine* line) { return line->points.back().centres; });
    const auto room = static_cast<std::size_t>(brush.box().height() * .82 / (leastGap * brush.unit()));
    if (running.size() > room) running.resize(room);
    return running;
}

/// Returns the middles of the labels: beside the ends of their lines, and within the slide.
std::vector<double> placesOf(const QRectF& room, const std::vector<double>& wanted, double gap)
{
    std::vector<double> places = spreadOut(wanted, gap);
    const auto [top, bottom] = std::ranges::minmax(places);
    const double up = std::max(0., bottom + gap / 2 - room.bottom()),
                 down = std::max(0., room.top() - top + gap / 2);
    for (double& place : places) place += down - up;
    return places;
}

void paintLabels(const SlideBrush& brush, const RaceSlide& race, const std::vector<RaceLine>& lines,
                 const QRectF& room, const Chart& chart)
{
    const double u = brush.unit();
    const std::vector<const RaceLine*> running = labelled(brush, lines);
    if (running.empty()) return;
    std::vector<double> wanted;
    for (const RaceLine* line : running) wanted.push_back(chart.at(line->points.back()).y());
    const double gap = std::min(labelGap * u, room.height() / static_cast<double>(running.size()));
    const std::vector<double> places = placesOf(room, wanted, gap);
    const double size = std::max(brush.least(), std::min(labelSize * u, gap * .7));
    for (std::size_t i = 0; i < running.size(); ++i) {
        const double left = chart.room.right() + 2.2 * u, side = std::max(gap * .8, brush.leastSign());
        const QRectF row(left, places[i] - gap / 2, brush.box().right() - left, gap);
        brush.painter().setPen(QPen(mixed(brush.ink(), brush.theme().surround, .4), u * .2));
        brush.painter().drawLine(QPointF(chart.room.right() + u, wanted[i]), QPointF(left + u, places[i]));
        double name = left + u;
        for (const Power power : powersOf(race, *running[i])) {
            brush.sign({name, row.center().y() - side / 2, side * 1.16, side}, power);
            name += side * 1.22;
        }
        name += side * .08;
        paintText(brush, {name, row.top(), row.right() - name - 6 * u, gap}, Qt::AlignLeft | Qt::AlignVCenter,
                  nameOf(brush, race, *running[i]), size, Weight::Bold);
        brush.write({row.right() - 5 * u, row.top(), 5 * u, gap}, Qt::AlignRight | Qt::AlignVCenter,
                    QString::number(running[i]->points.back().centres), size * 1.1, Weight::Bold);
    }
}

/// Paints the sign of an eliminated power where its line ends.
void paintEnds(const SlideBrush& brush, const std::vector<RaceLine>& lines, const Chart& chart)
{
    const double side = brush.leastSign();
    for (const RaceLine& line : lines) {
        if (!line.out) continue;
        QPointF end = chart.at(line.points.back());
        end.setY(chart.room.bottom() - (line.points.back().lane + .5) * side); // clear of the years
        brush.sign({end.x() - side / 2, end.y() - side / 2, side, side}, line.power);
    }
}

} // namespace

void paintRace(const SlideBrush& brush, const RaceSlide& race)
{
    const QRectF room = brush.heading(brush.words().heading(race));
    const std::vector<RaceLine> lines = raceLinesOf(race);
    if (race.years.size() < 2 || lines.empty()) return;
    const Chart chart = chartOf(brush, race, lines, room);
    paintScale(brush, race, chart);
    for (const RaceLine& line : lines) paintLine(brush, line, chart);
    paintEnds(brush, lines, chart);
    paintLabels(brush, race, lines, room.adjusted(0, 0, 0, -6 * brush.unit()), chart); // clear of the years
}

void paintRaceSoFar(const SlideBrush& brush, const RaceSlide& race, std::size_t years, const QRectF& room,
                    double text)
{
    const std::vector<RaceLine> lines = raceLinesOf(race);
    if (years < 2 || lines.empty()) return;
    int most = race.toWin;
    for (const RaceLine& line : lines)
        for (const RacePoint& point : line.points) most = std::max(most, point.centres);
    const double wide = thinLine * brush.unit(), left = race.toWin > 0 ? text * 1.4 : wide * 2;
    const QRectF plot = room.adjusted(left, text * .6, -text, -text * 1.3);
    const Chart chart{plot, years, most + 1, std::min(wide, plot.height() / (most + 1) / 6), wide};
    brush.painter().setPen(QPen(brush.dim(), wide * .5));
    for (const int level : {0, race.toWin})
        brush.painter().drawLine(QPointF(plot.left(), chart.y(level)), QPointF(plot.right(), chart.y(level)));
    if (race.toWin > 0)
        brush.write({room.left(), chart.y(race.toWin) - text, left - wide * 2, text * 2},
                    Qt::AlignRight | Qt::AlignVCenter, QString::number(race.toWin), text, Weight::Plain,
                    brush.dim());
    const QString year = QString::number(race.years.back());
    const double half = brush.widthOf(year, text) / 2 + 1,
                 middle = std::min(chart.x(race.years.size() - 1), room.right() - half);
    brush.write({middle - half, plot.bottom() + text * .2, 2 * half, text * 1.1}, Qt::AlignCenter, year, text,
                Weight::Plain, brush.dim());
    for (const RaceLine& line : lines) paintLine(brush, line, chart);
}

} // namespace chancery
