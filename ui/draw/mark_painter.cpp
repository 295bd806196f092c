// SPDX-License-Identifier: GPL-3.0-or-later
// Marks are drawn round the origin at scale 1.
#include "ui/draw/mark_painter.h"

#include "ui/draw/fonts.h"
#include "ui/draw/lines.h"
#include "ui/draw/token_shape.h"
#include "ui/scene/arrows.h"

#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace chancery {

namespace {

/// Strokes a path three times, light, dark and coloured, so that it shows on any ground.
void strokeTwice(QPainter& painter, const QPainterPath& path, const Theme& theme, const QColor& colour,
                 double width)
{
    painter.strokePath(path, roundPen(theme.casing, width + 4));
    painter.strokePath(path, roundPen(theme.edge, width + 1.6));
    painter.strokePath(path, roundPen(colour, width));
}

QPainterPath circle(double radius)
{
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), radius, radius);
    return path;
}

void paintSupportRing(QPainter& painter, const Theme& theme, const QColor& colour)
{
    painter.strokePath(circle(ringRadius), roundPen(theme.casing, 7));
    QPen dashed(colour, 3.6, Qt::SolidLine, Qt::FlatCap);
    dashed.setDashPattern({2.2, 1.3});
    painter.strokePath(circle(ringRadius), roundPen(theme.edge, 4.6));
    painter.strokePath(circle(ringRadius), roundPen(theme.casing, 3.6));
    painter.strokePath(circle(ringRadius), dashed);
}

void paintWave(QPainter& painter, const Theme& theme, const QColor& colour)
{
    QPainterPath wave;
    for (int i = 0; i <= 60; ++i) {
        const QPointF p(-30 + i, 24 + 3.2 * std::sin(i * std::numbers::pi / 7.5));
        if (i == 0)
            wave.moveTo(p);
        else
            wave.lineTo(p);
    }
    strokeTwice(painter, wave, theme, colour, 3.2);
}

/// Paints a ring with a small eye at either side, like a link of a chain.
void paintLink(QPainter& painter, const Theme& theme, const QColor& colour)
{
    QPainterPath link = circle(ringRadius);
    for (double side : {-1., 1.}) link.addEllipse(QPointF(side * (ringRadius + 5), 0), 5, 5);
    painter.strokePath(link, roundPen(theme.edge, 8));
    painter.strokePath(link, roundPen(theme.chosen, 6));
    painter.strokePath(link, roundPen(colour, 1.6));
}

void paintBurst(QPainter& painter, const Theme& theme)
{
    constexpr int points = 10;
    QPolygonF star;
    for (int i = 0; i < 2 * points; ++i) {
        const double r = i % 2 ? 8.2 : 13.5, a = std::numbers::pi * i / points;
        star << QPointF(r * std::sin(a), -r * std::cos(a));
    }
    painter.setPen(roundPen(theme.casing, 5));
    painter.drawPolygon(star);
    painter.setPen(roundPen(theme.edge, 2));
    painter.setBrush(theme.alarm);
    painter.drawPolygon(star);
    painter.setPen(roundPen(theme.alarmInk, 2.8));
    painter.drawLine(QPointF(-3.8, -3.8), QPointF(3.8, 3.8));
    painter.drawLine(QPointF(-3.8, 3.8), QPointF(3.8, -3.8));
}

/// Paints a zigzag across a cut support.
void paintCut(QPainter& painter, const Theme& theme)
{
    QPainterPath zigzag(QPointF(-3.4, -12.5));
    for (const QPointF p : {QPointF(4, -4), QPointF(-4, 2.6), QPointF(3.4, 12.5)}) zigzag.lineTo(p);
    strokeTwice(painter, zigzag, theme, theme.alarm, 3.2);
}

void paintFailed(QPainter& painter, const Theme& theme)
{
    painter.setPen(QPen(theme.casing, 2));
    painter.setBrush(theme.alarm);
    painter.drawEllipse(QPointF(0, 0), 9, 9);
    painter.setPen(roundPen(theme.alarmInk, 2.8));
    painter.drawLine(QPointF(-3.6, -3.6), QPointF(3.6, 3.6));
    painter.drawLine(QPointF(-3.6, 3.6), QPointF(3.6, -3.6));
}

void paintDestroyed(QPainter& painter, const Theme& theme)
{
    QPainterPath cross(QPointF(-19, -15));
    cross.lineTo(19, 15);
    cross.moveTo(-19, 15);
    cross.lineTo(19, -15);
    strokeTwice(painter, cross, theme, theme.alarm, 5);
}

void paintStrength(QPainter& painter, const Theme& theme, const PowerColours& colours,
                   const std::string& text)
{
    const QPainterPath number = textOutline(QString::fromStdString(text), Face::Bold, badgeLetterSize);
    const double half = std::max(14., number.boundingRect().width() / 2 + 6);
    QPainterPath badge;
    badge.addRoundedRect(QRectF(-half, -14, 2 * half, 28), 14, 14);
    painter.strokePath(badge, roundPen(theme.edge, 5));
    painter.strokePath(badge, roundPen(theme.casing, 3));
    painter.fillPath(badge, colours.body);
    painter.fillPath(number, colours.ink);
}

/// Paints a barred circle: no unit may retreat here.
void paintContested(QPainter& painter, const Theme& theme)
{
    QPainterPath path = circle(13);
    path.moveTo(-9, 9);
    path.lineTo(9, -9);
    strokeTwice(painter, path, theme, theme.alarm, 3.2);
}

/// Paints a tablet with a paragraph sign at the corner of a token: the gamemaster has ruled here.
void paintRuled(QPainter& painter, const Theme& theme)
{
    QPainterPath tablet;
    tablet.addRoundedRect(QRectF(-10.5, -12, 21, 24), 3.5, 3.5);
    painter.strokePath(tablet, roundPen(theme.edge, 4.4));
    painter.strokePath(tablet, roundPen(theme.casing, 2.4));
    painter.fillPath(tablet, theme.chosen);
    painter.fillPath(textOutline(QStringLiteral("\u00a7"), Face::Bold, 19), inkOn(theme.chosen));
}

} // namespace

bool liesUnderTokens(MarkKind kind)
{
    return kind == MarkKind::Hold || kind == MarkKind::SupportHold || kind == MarkKind::Convoy ||
           kind == MarkKind::Link;
}

void paintMark(QPainter& painter, const Mark& mark, const Theme& theme)
{
    const PowerColours& colours = theme.of(mark.power);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * mark.opacity);
    painter.translate(mark.at.x, mark.at.y);
    painter.scale(mark.scale, mark.scale);
    painter.setBrush(Qt::NoBrush);
    switch (mark.kind) {
    case MarkKind::Hold:
        strokeTwice(painter, circle(ringRadius), theme, colours.body, 3);
        break;
    case MarkKind::SupportHold:
        paintSupportRing(painter, theme, colours.body);
        break;
    case MarkKind::Convoy:
        paintWave(painter, theme, colours.body);
        break;
    case MarkKind::Link:
        paintLink(painter, theme, colours.body);
        break;
    case MarkKind::Bounce:
        paintBurst(painter, theme);
        break;
    case MarkKind::Cut:
        paintCut(painter, theme);
        break;
    case MarkKind::Failed:
        paintFailed(painter, theme);
        break;
    case MarkKind::Destroyed:
        paintDestroyed(painter, theme);
        break;
    case MarkKind::Strength:
        paintStrength(painter, theme, colours, mark.text);
        break;
    case MarkKind::Contested:
        paintContested(painter, theme);
        break;
    case MarkKind::Ruled:
        paintRuled(painter, theme);
        break;
    }
    painter.restore();
}

QRectF extentOf(const Mark& mark)
{
    const double badge = mark.kind == MarkKind::Strength ? 8. * static_cast<double>(mark.text.size()) : 0;
    const double reach = ((mark.kind == MarkKind::Link ? 44 : 36) + badge) * mark.scale;
    return {mark.at.x - reach, mark.at.y - reach, 2 * reach, 2 * reach};
}

HighlightLook lookOf(HighlightKind kind, const Theme& theme)
{
    struct Style
    {
        QColor colour;
        double wash, width;
        QList<qreal> dashes;
    };
    const Style style = kind == HighlightKind::Chosen        ? Style{theme.chosen, .30, 5, {}}
                        : kind == HighlightKind::Target      ? Style{theme.target, .22, 4, {.1, 1.5}}
                        : kind == HighlightKind::Hover       ? Style{theme.hover, .14, 1.6, {}}
                        : kind == HighlightKind::OtherOrder  ? Style{theme.missing, .10, 2.5, {4, 2}}
                        : kind == HighlightKind::OtherResult ? Style{theme.missing, .34, 5, {}}
                        : kind == HighlightKind::Lit         ? Style{theme.target, .26, 4.5, {}}
                                                             : Style{theme.missing, .14, 4, {2, 1.4}};
    QColor wash = theme.wash, casing = theme.arrowCasing;
    wash.setAlphaF(static_cast<float>(style.wash));
    casing.setAlphaF(.85F);
    QPen line = roundPen(style.colour, 2 * style.width);
    if (!style.dashes.isEmpty()) line.setDashPattern(style.dashes);
    if (kind == HighlightKind::Missing) line.setCapStyle(Qt::FlatCap);
    return {wash, roundPen(casing, 2 * style.width + 4), line};
}

void paintHighlight(QPainter& painter, HighlightKind kind, const SpaceShape& space, const Theme& theme)
{
    const HighlightLook look = lookOf(kind, theme);
    const QPainterPath outline = coarseOutline(space);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(space.path, look.wash);
    strokeInside(painter, space.path, outline, look.casing);
    strokeInside(painter, space.path, outline, look.line);
    painter.restore();
}

} // namespace chancery
