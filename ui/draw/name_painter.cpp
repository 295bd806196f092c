// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/name_painter.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainterPathStroker>
#include <QStringList>

#include <cmath>
#include <numbers>

namespace chancery {

namespace {

constexpr double haloShare = .14; ///< the halo's width in ems
constexpr int haloSteps = 8;

void drawLines(QPainter& painter, const QStringList& lines, const QFontMetricsF& metrics, QPointF shift)
{
    double baseline = firstBaseline(metrics, lines.size());
    for (const QString& line : lines) {
        painter.drawText(shift + QPointF(-metrics.horizontalAdvance(line) / 2, baseline), line);
        baseline += lineStep();
    }
}

void paintAsText(QPainter& painter, const PlacedLabel& label, const QColor& ink, QColor halo)
{
    const QFont font = boardFont(label.face);
    const QFontMetricsF metrics(font);
    const QStringList lines = label.text.split('\n');
    painter.save();
    painter.translate(label.at);
    const double wide = widthOf(label.face), scale = label.size / font.pixelSize();
    painter.scale(scale * wide, scale);
    painter.setFont(font);
    halo.setAlphaF(halo.alphaF() * .55F); // the steps overlap
    painter.setPen(halo);
    for (int i = 0; i < haloSteps; ++i) {
        const double angle = 2 * std::numbers::pi * i / haloSteps, reach = font.pixelSize() * haloShare;
        drawLines(painter, lines, metrics, {reach * std::cos(angle) / wide, reach * std::sin(angle)});
    }
    painter.setPen(ink);
    drawLines(painter, lines, metrics, {});
    painter.restore();
}

void paintAsOutline(QPainter& painter, const PlacedLabel& label, const QColor& ink, const QColor& halo)
{
    const QPainterPath text = textOutline(label.text, label.face, label.size).translated(label.at);
    QPainterPathStroker stroker;
    stroker.setJoinStyle(Qt::RoundJoin);
    stroker.setWidth(2 * haloShare * label.size);
    QPainterPath around = stroker.createStroke(text);
    around.setFillRule(Qt::WindingFill);
    painter.fillPath(around.simplified(), halo);
    painter.fillPath(text, ink);
}

} // namespace

PaintedName paintedName(const PlacedLabel& label)
{
    const double reach = label.size * (haloShare + .1);
    return {label, label.box.adjusted(-reach, -reach, reach, reach)};
}

void paintName(QPainter& painter, const PaintedName& name, const QColor& ink, const QColor& halo)
{
    if (painter.paintEngine()->type() == QPaintEngine::Raster)
        paintAsText(painter, name.label, ink, halo);
    else
        paintAsOutline(painter, name.label, ink, halo);
}

} // namespace chancery
