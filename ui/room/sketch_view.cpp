// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/room/sketch_view.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace chancery {

namespace {

// As parts of the height of the window.
constexpr double inkWidth = .009, leastRadius = .045;
// As multiples of the width of a line.
constexpr double headLength = 4, headWidth = 3.6, casing = 1.7;
constexpr int shade = 160; ///< of 255: how much a spotlight darkens what it does not light

/// A stroke in pixels of a window.
struct Placed
{
    Placed(const Stroke& stroke, const QSizeF& window)
        : line(at(stroke.from, window), at(stroke.to, window))
        , width(inkWidth * window.height())
        , radius(std::max(line.length(), leastRadius * window.height()))
    {
    }

    static QPointF at(const QPointF& part, const QSizeF& window)
    {
        return {part.x() * window.width(), part.y() * window.height()};
    }

    QPainterPath circle() const
    {
        QPainterPath path;
        path.addEllipse(line.p1(), radius, radius);
        return path;
    }

    QLineF line;
    double width, radius;
};

/// Returns an arrow as one outline.
QPainterPath arrowOf(const Placed& placed)
{
    const double length = placed.line.length();
    const double head = std::min(length, headLength * placed.width), shaft = length - head;
    const double half = placed.width / 2, wing = headWidth * placed.width / 2;
    QPainterPath path;
    path.addPolygon(QPolygonF{QPointF(0, -half), QPointF(shaft, -half), QPointF(shaft, -wing),
                              QPointF(length, 0), QPointF(shaft, wing), QPointF(shaft, half),
                              QPointF(0, half)});
    path.closeSubpath();
    QTransform turned;
    turned.translate(placed.line.x1(), placed.line.y1());
    turned.rotate(-placed.line.angle());
    return turned.map(path);
}

/// Paints an outline with a dark edge, so that it is seen on every colour of the board.
void paintInk(QPainter& painter, const Stroke& stroke, const Placed& placed)
{
    constexpr QColor edge(0, 0, 0, 200);
    if (stroke.tool == SketchTool::Arrow) {
        const QPainterPath arrow = arrowOf(placed);
        painter.strokePath(
            arrow, QPen(edge, (casing - 1) * placed.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        return painter.fillPath(arrow, colourOf(stroke.ink));
    }
    const QPainterPath circle = placed.circle();
    painter.strokePath(circle, QPen(edge, casing * placed.width));
    painter.strokePath(circle, QPen(colourOf(stroke.ink), placed.width));
}

/// Darkens all but what the spotlights light.
void paintShade(QPainter& painter, const std::vector<Stroke>& strokes, const QRectF& window)
{
    QPainterPath lit;
    for (const Stroke& stroke : strokes)
        if (stroke.tool == SketchTool::Spotlight) lit = lit.united(Placed(stroke, window.size()).circle());
    if (lit.isEmpty()) return;
    QPainterPath whole;
    whole.addRect(window);
    painter.fillPath(whole.subtracted(lit), QColor(0, 0, 0, shade));
}

/// Returns the part of the window that a stroke changes: with a spotlight all of it.
QRect areaOf(const Stroke& stroke, const QRect& window)
{
    if (stroke.tool == SketchTool::Spotlight) return window;
    const Placed placed(stroke, window.size());
    const QRectF area = stroke.tool == SketchTool::Ring
                            ? placed.circle().boundingRect()
                            : QRectF(placed.line.p1(), placed.line.p2()).normalized();
    const double margin = headWidth * placed.width;
    return area.adjusted(-margin, -margin, margin, margin).toAlignedRect();
}

} // namespace

QColor colourOf(Ink ink)
{
    constexpr QRgb colours[] = {0xffffd83b, 0xffff4b4b, 0xff4fc3ff, 0xffffffff};
    return QColor::fromRgb(colours[static_cast<std::size_t>(ink)]);
}

Ink nextInk(Ink ink)
{
    return ink == Ink::White ? Ink::Yellow : static_cast<Ink>(static_cast<int>(ink) + 1);
}

bool isSeen(const Stroke& stroke, const QSizeF& window)
{
    const Placed placed(stroke, window);
    return stroke.tool != SketchTool::Arrow || placed.line.length() > headLength * placed.width;
}

SketchView::SketchView(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("sketchView"));
    setAccessibleName(tr("What the gamemaster draws for the room"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void SketchView::setStrokes(std::vector<Stroke> strokes)
{
    if (strokes == strokes_) return;
    const auto same = std::mismatch(strokes.begin(), strokes.end(), strokes_.begin(), strokes_.end());
    QRegion area;
    for (auto it = same.first; it != strokes.end(); ++it) area += areaOf(*it, rect());
    for (auto it = same.second; it != strokes_.end(); ++it) area += areaOf(*it, rect());
    strokes_ = std::move(strokes);
    setVisible(!strokes_.empty());
    update(area);
    Q_EMIT changed();
}

void SketchView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintShade(painter, strokes_, rect());
    for (const Stroke& stroke : strokes_)
        if (isSeen(stroke, size())) paintInk(painter, stroke, {stroke, size()});
}

} // namespace chancery
