// SPDX-License-Identifier: GPL-3.0-or-later
// An arrow has three coats: a light casing, a dark edge, and the power's colour.
#include "ui/draw/arrow_painter.h"

#include "ui/draw/lines.h"
#include "ui/scene/arrows.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <optional>

namespace chancery {

namespace {

constexpr double mostReach = 16; ///< of casing, head or wave from the middle of the line, in map units

struct Style
{
    double width = 6;             ///< width of the coloured coat
    double head = 14;             ///< length
    double headHalf = 9.5;        ///< half its width
    std::vector<double> dashes{}; ///< map units; empty for a solid line
    bool dots = false;            ///< round dashes
    bool wave = false;
    bool openHead = false;
    bool ballEnd = false; ///< ends in a dot instead of a head
    bool barEnd = false;  ///< ends in a bar across
};

Style styleOf(const Arrow& arrow)
{
    const bool fails = arrow.state == ArrowState::Fails;
    switch (arrow.kind) {
    case ArrowKind::Move:
        return {.dashes = fails ? std::vector{9., 8.} : std::vector<double>{}, .openHead = fails};
    case ArrowKind::MoveByConvoy:
        return {.width = 4.8,
                .dashes = fails ? std::vector{9., 8.} : std::vector<double>{},
                .wave = true,
                .openHead = fails};
    case ArrowKind::SupportMove:
        return {.width = 4.2, .head = 0, .dashes = {.1, 8.4}, .dots = true, .ballEnd = true};
    case ArrowKind::SupportHold:
        return {.width = 4.2, .head = 0, .dashes = {.1, 8.4}, .dots = true, .barEnd = true};
    case ArrowKind::Convoy:
        return {.width = 3, .head = 0, .dashes = {15, 7}, .wave = false, .ballEnd = true};
    case ArrowKind::Retreat:
        return {.width = 4.4, .head = 14, .headHalf = 9, .dashes = {18, 8}, .openHead = true};
    }
    return {};
}

constexpr int curveSteps = 48;

QPointF pointAt(const Arrow& arrow, double share)
{
    return toQt(pointOn({arrow.from, arrow.bend, arrow.to, arrow.via}, std::clamp(share, 0., 1.)));
}

/// Returns the arrow's curve as short steps, from one share of it to where it is shown. They lie at the same
/// places however much is shown, so that an arrow that grows changes at its tip only.
std::vector<QPointF> pointsOf(const Arrow& arrow, int first = 0)
{
    std::vector<QPointF> points;
    points.reserve(curveSteps + 1);
    for (int i = first; i < arrow.shown * curveSteps; ++i)
        points.push_back(pointAt(arrow, static_cast<double>(i) / curveSteps));
    points.push_back(pointAt(arrow, arrow.shown));
    return points;
}

double lengthOf(const std::vector<QPointF>& points)
{
    double length = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        length += std::hypot(points[i].x() - points[i - 1].x(), points[i].y() - points[i - 1].y());
    return length;
}

QPointF unit(QPointF v)
{
    const double l = std::hypot(v.x(), v.y());
    return l > 0 ? v / l : QPointF(1, 0);
}

/// Cuts `length` off the end. At least the first point stays.
void shorten(std::vector<QPointF>& points, double length)
{
    while (points.size() > 1) {
        const QPointF last = points.back(), before = points[points.size() - 2];
        const double step = std::hypot(last.x() - before.x(), last.y() - before.y());
        if (step > length) {
            points.back() = last + (before - last) * (length / step);
            return;
        }
        length -= step;
        points.pop_back();
    }
}

QPainterPath lineThrough(const std::vector<QPointF>& points)
{
    QPainterPath path(points.front());
    for (std::size_t i = 1; i < points.size(); ++i) path.lineTo(points[i]);
    return path;
}

/// Returns the steps as a wave that is straight again where the head begins.
QPainterPath waveAlong(const std::vector<QPointF>& points)
{
    constexpr double height = 4.2, waveLength = 24, calm = 12;
    const double total = lengthOf(points);
    QPainterPath path(points.front());
    double along = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const QPointF step = points[i] - points[i - 1], way = unit(step);
        const double length = std::hypot(step.x(), step.y());
        const int parts = std::max(1, static_cast<int>(length / 2));
        for (int k = 1; k <= parts; ++k) {
            const double s = along + length * k / parts;
            const double fade = std::clamp(std::min(s, total - s) / calm, 0., 1.);
            const double swing = height * fade * std::sin(s * 6.28318 / waveLength);
            path.lineTo(points[i - 1] + step * (static_cast<double>(k) / parts) +
                        QPointF(-way.y(), way.x()) * swing);
        }
        along += length;
    }
    return path;
}

QPainterPath headAt(QPointF tip, QPointF way, double length, double half)
{
    const QPointF base = tip - way * length, side(-way.y() * half, way.x() * half);
    QPainterPath path(tip);
    path.lineTo(base + side);
    path.lineTo(base + way * (length * .18));
    path.lineTo(base - side);
    path.closeSubpath();
    return path;
}

QPen solidPen(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// Converts dashes from map units to pen widths, which Qt expects.
QPen dashedPen(const QColor& colour, double width, const Style& style)
{
    QPen pen = solidPen(colour, width);
    pen.setJoinStyle(Qt::MiterJoin); // hardly seen between short steps, and many times quicker than arcs
    if (style.dashes.empty()) return pen;
    if (!style.dots) pen.setCapStyle(Qt::FlatCap);
    QList<qreal> pattern;
    for (double d : style.dashes) pattern << d / width;
    pen.setDashPattern(pattern);
    return pen;
}

struct Coats
{
    QColor casing, edge, body;
};

void paintHead(QPainter& painter, const QPainterPath& head, const Style& style, const Coats& coats)
{
    painter.strokePath(head, solidPen(coats.casing, 5.6));
    painter.strokePath(head, solidPen(coats.edge, 2.6));
    painter.fillPath(head, style.openHead ? coats.casing : coats.body);
    if (style.openHead) painter.strokePath(head, solidPen(coats.body, 1.6));
}

void paintBall(QPainter& painter, QPointF at, const Coats& coats)
{
    painter.setPen(QPen(coats.edge, 1.3));
    painter.setBrush(coats.casing);
    painter.drawEllipse(at, 6.2, 6.2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(coats.body);
    painter.drawEllipse(at, 3.8, 3.8);
}

void paintBar(QPainter& painter, QPointF at, QPointF way, const Coats& coats)
{
    const QPointF side(-way.y() * 8, way.x() * 8);
    for (const auto& [colour, width] :
         {std::pair{coats.casing, 8.4}, std::pair{coats.edge, 5.6}, std::pair{coats.body, 3.6}}) {
        painter.setPen(solidPen(colour, width));
        painter.drawLine(at - side, at + side);
    }
}

/// Paints a cross on a failed support or convoy.
void paintCross(QPainter& painter, QPointF at, const Theme& theme)
{
    for (const auto& [colour, width] : {std::pair{theme.casing, 6.4}, std::pair{theme.alarm, 3.2}}) {
        painter.setPen(solidPen(colour, width));
        painter.drawLine(at + QPointF(-5, -5), at + QPointF(5, 5));
        painter.drawLine(at + QPointF(-5, 5), at + QPointF(5, -5));
    }
}

void paintLine(QPainter& painter, const QPainterPath& line, const Style& style, const Coats& coats)
{
    QPen casing = solidPen(coats.casing, style.width + (style.dots ? 3.4 : 4.6));
    casing.setJoinStyle(Qt::MiterJoin);
    painter.strokePath(line, casing);
    painter.strokePath(line, dashedPen(coats.edge, style.width + (style.dots ? 1.4 : 2), style));
    painter.strokePath(line, dashedPen(coats.body, style.width - (style.dots ? .4 : 0), style));
}

/// Returns the factor by which all parts of an arrow of this length shrink, at most 1.
double fitOf(const Style& style, double length)
{
    const double wanted = style.head * 1.9;
    return length < wanted ? std::max(.45, length / wanted) : 1;
}

} // namespace

void paintArrow(QPainter& painter, const Arrow& arrow, const Theme& theme, double thickness)
{
    if (arrow.shown <= 0 || arrow.opacity <= 0) return;
    Arrow scaled = arrow; // painted in units of its thickness
    for (Point* p : {&scaled.from, &scaled.bend, &scaled.to}) *p = *p * (1 / thickness);
    for (Point& p : scaled.via) p = p * (1 / thickness);
    std::vector<QPointF> points = pointsOf(scaled);
    Style style = styleOf(arrow);
    const double fit = fitOf(style, lengthOf(points));
    style.width *= fit, style.head *= fit, style.headHalf *= fit;
    const QPointF tip = points.back(), way = unit(tip - pointAt(scaled, arrow.shown - 3. / curveSteps));
    const Coats coats{theme.arrowCasing, theme.arrowEdge, theme.of(arrow.power).body};

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(thickness, thickness);
    painter.setOpacity(painter.opacity() * arrow.opacity * (arrow.state == ArrowState::Preview ? .55 : 1));
    shorten(points, style.head * .9);
    paintLine(painter, style.wave ? waveAlong(points) : lineThrough(points), style, coats);
    if (style.head > 0) paintHead(painter, headAt(tip, way, style.head, style.headHalf), style, coats);
    if (style.ballEnd && arrow.shown >= 1) paintBall(painter, tip, coats);
    if (style.barEnd && arrow.shown >= 1) paintBar(painter, tip, way, coats);
    if (arrow.state == ArrowState::Fails && style.head == 0 && arrow.shown >= arrow.sign)
        paintCross(painter, pointAt(scaled, arrow.sign), theme);
    painter.restore();
}

QRectF extentOf(const Arrow& arrow, double thickness)
{
    const double reach = mostReach * thickness;
    double x0 = std::min({arrow.from.x, arrow.bend.x, arrow.to.x});
    double y0 = std::min({arrow.from.y, arrow.bend.y, arrow.to.y});
    double x1 = std::max({arrow.from.x, arrow.bend.x, arrow.to.x});
    double y1 = std::max({arrow.from.y, arrow.bend.y, arrow.to.y});
    for (const Point& p : arrow.via)
        x0 = std::min(x0, p.x), y0 = std::min(y0, p.y), x1 = std::max(x1, p.x), y1 = std::max(y1, p.y);
    return QRectF(x0, y0, x1 - x0, y1 - y0).adjusted(-reach, -reach, reach, reach);
}

namespace {

/// Returns areas along steps of an arrow.
std::vector<QRectF> extentsAlong(const std::vector<QPointF>& points, double reach)
{
    constexpr std::size_t areas = 6;
    const std::size_t steps = std::max<std::size_t>(1, (points.size() - 1) / areas);
    std::vector<QRectF> all;
    for (std::size_t first = 0; first + 1 < points.size(); first += steps) {
        QPolygonF part;
        for (std::size_t i = first; i <= std::min(first + steps, points.size() - 1); ++i) part << points[i];
        all.push_back(part.boundingRect().adjusted(-reach, -reach, reach, reach));
    }
    return all;
}

/// Returns where a longer arrow begins to differ from a shorter one that is the same otherwise: at the step
/// before its tip, since heads are no longer than they reach. Nothing if the short one is painted smaller.
std::optional<int> stepsInCommon(const Arrow& shorter, double thickness)
{
    if (fitOf(styleOf(shorter), lengthOf(pointsOf(shorter)) / thickness) < 1) return {};
    return std::max(0, static_cast<int>(shorter.shown * curveSteps) - 1);
}

} // namespace

std::vector<QRectF> extentsOf(const Arrow& arrow, double thickness)
{
    return extentsAlong(pointsOf(arrow), mostReach * thickness);
}

std::vector<QRectF> extentsOfChange(const Arrow& before, const Arrow& after, double thickness)
{
    const auto& [shorter, longer] =
        std::minmax(before, after, [](const Arrow& a, const Arrow& b) { return a.shown < b.shown; });
    Arrow grown = shorter;
    grown.shown = longer.shown;
    if (const auto common = stepsInCommon(shorter, thickness); grown == longer && common)
        return extentsAlong(pointsOf(longer, *common), mostReach * thickness);
    std::vector<QRectF> all = extentsOf(before, thickness);
    for (const QRectF& area : extentsOf(after, thickness)) all.push_back(area);
    return all;
}

} // namespace chancery
