// SPDX-License-Identifier: GPL-3.0-or-later
// The race: a line for each power over the years, with its name where it ends.
#include "ui/projector/slide_brush.h"
#include "ui/story/race.h"

#include <QPainterPath>

#include <algorithm>

namespace chancery {

namespace {

constexpr double labelSize = 3.8, labelGap = 6, scaleSize = 2.8, lineWidth = 1.05; ///< units

/// Turns years and counts of centres into places on the slide.
struct Chart
{
    QRectF room;
    std::size_t years = 0;
    int most = 1;
    double lane = 0;

    double x(std::size_t year) const
    {
        return room.left() + room.width() * static_cast<double>(year) / static_cast<double>(years - 1);
    }
    double y(double centres) const { return room.bottom() - room.height() * centres / most; }
    QPointF at(const RacePoint& point) const { return {x(point.year), y(point.centres) - point.lane * lane}; }
};

Chart chartOf(const SlideBrush& brush, const RaceSlide& race, const std::vector<RaceLine>& lines,
              const QRectF& room)
{
    double labels = 0;
    int most = 6;
    for (const RaceLine& line : lines) {
        labels = std::max(
            labels, brush.widthOf(brush.words().power(line.power), labelSize * brush.unit(), Weight::Bold));
        for (const RacePoint& point : line.points) most = std::max(most, point.centres);
    }
    const double u = brush.unit();
    // The number of centres that wins comes into view when a power is close to it.
    if (most + 4 >= race.toWin) most = std::max(most, race.toWin);
    return {room.adjusted(6 * u, 3 * u, -labels - 17 * u, -6 * u), race.years.size(), most + 1,
            lineWidth * u * 1.1};
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
                    Qt::AlignRight | Qt::AlignVCenter, QString::number(centres), scaleSize * u, Weight::Plain,
                    brush.dim());
    }
    const std::size_t every = (race.years.size() + 11) / 12;
    for (std::size_t i = 0; i < race.years.size(); i += every) {
        brush.painter().setPen(QPen(faint, u * .2));
        brush.painter().drawLine(QPointF(chart.x(i), chart.room.top()),
                                 QPointF(chart.x(i), chart.room.bottom()));
        brush.write({chart.x(i) - 5 * u, chart.room.bottom() + 1.4 * u, 10 * u, 4 * u}, Qt::AlignCenter,
                    QString::number(race.years[i]), scaleSize * u, Weight::Plain, brush.dim());
    }
}

void paintLine(const SlideBrush& brush, const RaceLine& line, const Chart& chart)
{
    QPolygonF way;
    for (const RacePoint& point : line.points) way << chart.at(point);
    const double wide = lineWidth * brush.unit();
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

void paintLabels(const SlideBrush& brush, const std::vector<RaceLine>& lines, const Chart& chart)
{
    const double u = brush.unit();
    std::vector<const RaceLine*> running;
    std::vector<double> wanted;
    for (const RaceLine& line : lines)
        if (!line.out) running.push_back(&line), wanted.push_back(chart.at(line.points.back()).y());
    const double gap =
        std::min(labelGap * u, brush.box().height() * .8 / std::max<double>(1, running.size()));
    const std::vector<double> places = spreadOut(wanted, gap);
    for (std::size_t i = 0; i < running.size(); ++i) {
        const double left = chart.room.right() + 2.2 * u, size = std::min(labelSize * u, gap * .7);
        const QRectF row(left, places[i] - gap / 2, brush.box().right() - left, gap);
        brush.painter().setPen(QPen(mixed(brush.ink(), brush.theme().surround, .4), u * .2));
        brush.painter().drawLine(QPointF(chart.room.right() + u, wanted[i]), QPointF(left + u, places[i]));
        brush.sign({left + u, row.top() + gap * .1, gap * .95, gap * .8}, running[i]->power);
        const double name = left + u + gap * 1.25;
        brush.write({name, row.top(), row.right() - name - 5 * u, gap}, Qt::AlignLeft | Qt::AlignVCenter,
                    brush.words().power(running[i]->power), size, Weight::Bold);
        brush.write({row.right() - 5 * u, row.top(), 5 * u, gap}, Qt::AlignRight | Qt::AlignVCenter,
                    QString::number(running[i]->points.back().centres), size * 1.1, Weight::Bold);
    }
}

/// Paints the sign of an eliminated power where its line ends.
void paintEnds(const SlideBrush& brush, const std::vector<RaceLine>& lines, const Chart& chart)
{
    const double side = 4 * brush.unit();
    for (const RaceLine& line : lines) {
        if (!line.out) continue;
        QPointF end = chart.at(line.points.back());
        end.setY(chart.room.bottom() - line.points.back().lane * side);
        brush.sign({end.x() - side / 2, end.y() - side / 2, side, side}, line.power);
    }
}

} // namespace

void paintRace(const SlideBrush& brush, const RaceSlide& race)
{
    const QRectF room = brush.heading(brush.words().heading(race));
    const std::vector<RaceLine> lines = linesOf(race);
    if (race.years.size() < 2 || lines.empty()) return;
    const Chart chart = chartOf(brush, race, lines, room);
    paintScale(brush, race, chart);
    for (const RaceLine& line : lines) paintLine(brush, line, chart);
    paintEnds(brush, lines, chart);
    paintLabels(brush, lines, chart);
}

} // namespace chancery
