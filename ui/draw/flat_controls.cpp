// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/flat_controls.h"

#include "ui/draw/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace chancery::flat {

namespace {

constexpr qreal corner = 5; ///< the radius of buttons and fields, in pixels

/// Paints smoothly while it exists, and leaves the painter as it was.
class Smooth
{
public:
    explicit Smooth(QPainter& painter)
        : painter_(painter)
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::NoBrush);
    }
    ~Smooth() { painter_.restore(); }
    Smooth(const Smooth&) = delete;
    Smooth& operator=(const Smooth&) = delete;

private:
    QPainter& painter_;
};

/// Returns a place whose edge of one pixel lies on whole pixels.
QRectF insideOf(const QRect& place)
{
    return QRectF(place).adjusted(.5, .5, -.5, -.5);
}

bool isOn(const QStyleOption& option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

bool isPressed(const QStyleOption& option)
{
    return isOn(option, QStyle::State_Sunken);
}

bool isHovered(const QStyleOption& option)
{
    return isOn(option, QStyle::State_MouseOver) && isOn(option, QStyle::State_Enabled);
}

/// Returns the ground of the window with this share of the text's colour.
QColor tint(const QPalette& palette, double share)
{
    return mixed(palette.color(QPalette::WindowText), palette.color(QPalette::Window), share);
}

QColor fillOf(const QStyleOption& option, bool main)
{
    const QColor accent = option.palette.color(QPalette::Highlight);
    const QColor window = option.palette.color(QPalette::Window);
    if (main && isOn(option, QStyle::State_Enabled)) {
        const QColor ink = option.palette.color(QPalette::HighlightedText);
        return isPressed(option)   ? mixed(ink, accent, .2)
               : isHovered(option) ? mixed(ink, accent, .1)
                                   : accent;
    }
    if (isOn(option, QStyle::State_On)) return mixed(accent, window, isHovered(option) ? .34 : .26);
    if (!isOn(option, QStyle::State_Enabled)) return tint(option.palette, .03);
    return tint(option.palette, isPressed(option) ? .22 : isHovered(option) ? .14 : .07);
}

/// What has the keyboard is seen to have it.
void drawFocus(const QStyleOption& option, QPainter& painter)
{
    painter.setPen(QPen(option.palette.color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), corner, corner);
}

/// Draws the ground of a box that is ticked or not, of any shape.
template<class Shape>
void drawIndicator(const QStyleOption& option, QPainter& painter, const Shape& shape)
{
    const bool on = isOn(option, QStyle::State_On) || isOn(option, QStyle::State_NoChange);
    const bool enabled = isOn(option, QStyle::State_Enabled);
    const QColor accent = enabled ? option.palette.color(QPalette::Highlight) : tint(option.palette, .4);
    painter.setPen(on ? accent : edgeOf(option));
    painter.setBrush(on        ? accent
                     : enabled ? option.palette.color(QPalette::Base)
                               : tint(option.palette, .03));
    shape(insideOf(option.rect));
    if (!isOn(option, QStyle::State_HasFocus)) return;
    painter.setPen(QPen(option.palette.color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    shape(insideOf(option.rect));
}

QColor inkOnAccent(const QStyleOption& option)
{
    return isOn(option, QStyle::State_Enabled) ? option.palette.color(QPalette::HighlightedText)
                                               : option.palette.color(QPalette::Window);
}

} // namespace

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QColor hairline(const QPalette& palette)
{
    if (colourChoice().highContrast) return tint(palette, .7);
    return tint(palette, isDark(palette) ? .2 : .16);
}

QColor edgeOf(const QStyleOption& option)
{
    const double strong = colourChoice().highContrast ? .3 : 0;
    return tint(option.palette, (isOn(option, QStyle::State_Enabled) ? .5 : .2) + strong);
}

void drawButton(const QStyleOption& option, QPainter& painter, bool raised, bool main)
{
    const Smooth smooth(painter);
    const bool touched = isHovered(option) || isPressed(option) || isOn(option, QStyle::State_On);
    if (raised || touched || main) {
        painter.setBrush(fillOf(option, main));
        if (raised && !main) painter.setPen(tint(option.palette, .26));
        painter.drawRoundedRect(insideOf(option.rect), corner, corner);
    }
    if (isOn(option, QStyle::State_HasFocus) && isOn(option, QStyle::State_KeyboardFocusChange))
        drawFocus(option, painter);
}

void drawField(const QStyleOption& option, QPainter& painter)
{
    const Smooth smooth(painter);
    const bool enabled = isOn(option, QStyle::State_Enabled);
    painter.setBrush(enabled ? option.palette.brush(QPalette::Base) : QBrush(tint(option.palette, .03)));
    painter.drawRoundedRect(insideOf(option.rect), corner, corner);
}

void drawFieldEdge(const QStyleOption& option, QPainter& painter)
{
    const Smooth smooth(painter);
    if (isOn(option, QStyle::State_HasFocus)) return drawFocus(option, painter);
    painter.setPen(edgeOf(option));
    painter.drawRoundedRect(insideOf(option.rect), corner, corner);
}

void drawCheckBox(const QStyleOption& option, QPainter& painter)
{
    const Smooth smooth(painter);
    drawIndicator(option, painter, [&painter](const QRectF& place) { painter.drawRoundedRect(place, 3, 3); });
    const QRectF place(option.rect);
    const auto at = [&place](qreal x, qreal y) {
        return QPointF(place.left() + x * place.width(), place.top() + y * place.height());
    };
    painter.setPen(QPen(inkOnAccent(option), std::max(place.width() / 8, 1.5), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (isOn(option, QStyle::State_NoChange)) return painter.drawLine(at(.28, .5), at(.72, .5));
    if (isOn(option, QStyle::State_On))
        painter.drawPolyline(QPolygonF{at(.25, .53), at(.43, .7), at(.75, .32)});
}

void drawRadioButton(const QStyleOption& option, QPainter& painter)
{
    const Smooth smooth(painter);
    drawIndicator(option, painter, [&painter](const QRectF& place) { painter.drawEllipse(place); });
    if (!isOn(option, QStyle::State_On)) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(inkOnAccent(option));
    const qreal radius = option.rect.width() / 5.;
    painter.drawEllipse(QRectF(option.rect).center(), radius, radius);
}

void drawFrame(const QStyleOption& option, QPainter& painter)
{
    const Smooth smooth(painter);
    painter.setPen(hairline(option.palette));
    painter.drawRoundedRect(insideOf(option.rect), 3, 3);
}

void drawHoveredRow(const QStyleOption& option, QPainter& painter)
{
    if (isHovered(option) && !isOn(option, QStyle::State_Selected))
        painter.fillRect(option.rect, mixed(option.palette.color(QPalette::Highlight),
                                            option.palette.color(QPalette::Base), .12));
}

void drawGroup(const QStyleOption& option, QPainter& painter)
{
    const QRect& place = option.rect;
    painter.fillRect(QRect(place.left(), place.top(), place.width(), 1), hairline(option.palette));
}

void drawHeader(const QStyleOptionHeader& option, QPainter& painter)
{
    const bool touched = isHovered(option) || isPressed(option);
    painter.fillRect(option.rect, tint(option.palette, touched ? .1 : .04));
    const QColor line = hairline(option.palette);
    const QRect& place = option.rect;
    if (option.orientation == Qt::Horizontal)
        painter.fillRect(QRect(place.left(), place.bottom(), place.width(), 1), line);
    else
        painter.fillRect(QRect(place.right(), place.top(), 1, place.height()), line);
}

void drawTab(const QStyleOptionTab& option, QPainter& painter)
{
    const bool inFront = isOn(option, QStyle::State_Selected);
    const bool below = option.shape == QTabBar::RoundedSouth || option.shape == QTabBar::TriangularSouth;
    const QRect& place = option.rect;
    if (!inFront && isHovered(option)) painter.fillRect(place, tint(option.palette, .12));
    if (!inFront) return;
    constexpr int thick = 3;
    const QColor accent = isOn(option, QStyle::State_Enabled) ? option.palette.color(QPalette::Highlight)
                                                              : hairline(option.palette);
    painter.fillRect(
        QRect(place.left(), below ? place.top() : place.bottom() + 1 - thick, place.width(), thick), accent);
}

void drawScrollBar(const QStyleOptionSlider& option, const QRect& slider, QPainter& painter)
{
    const Smooth smooth(painter);
    painter.fillRect(option.rect, tint(option.palette, .03));
    const bool held = isPressed(option) && option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
    painter.setBrush(tint(option.palette, held ? .6 : isHovered(option) ? .5 : .36));
    const QRectF bar = QRectF(slider).adjusted(2, 2, -2, -2);
    const qreal round = std::min(bar.width(), bar.height()) / 2;
    painter.drawRoundedRect(bar, round, round);
}

void drawSlider(const QStyleOptionSlider& option, const QRect& groove, const QRect& handle, QPainter& painter)
{
    const Smooth smooth(painter);
    const bool enabled = isOn(option, QStyle::State_Enabled);
    const QColor accent = enabled ? option.palette.color(QPalette::Highlight) : tint(option.palette, .3);
    const QPointF knob = QRectF(handle).center();
    constexpr qreal thick = 4;
    QRectF rail(groove), past;
    if (option.orientation == Qt::Horizontal) {
        rail = {rail.left(), rail.center().y() - thick / 2, rail.width(), thick};
        past = rail;
        option.upsideDown ? past.setLeft(knob.x()) : past.setRight(knob.x());
    } else {
        rail = {rail.center().x() - thick / 2, rail.top(), thick, rail.height()};
        past = rail;
        option.upsideDown ? past.setTop(knob.y()) : past.setBottom(knob.y());
    }
    painter.setBrush(tint(option.palette, .3));
    painter.drawRoundedRect(rail, thick / 2, thick / 2);
    painter.setBrush(accent);
    painter.drawRoundedRect(past, thick / 2, thick / 2);
    const qreal radius = std::min(handle.width(), handle.height()) / 2. - 1;
    painter.setBrush(enabled ? option.palette.color(QPalette::Base) : tint(option.palette, .1));
    painter.setPen(QPen(accent, isOn(option, QStyle::State_HasFocus) ? 3 : 2));
    painter.drawEllipse(knob, radius - 1, radius - 1);
}

void drawAngle(const QStyleOption& option, const QRect& place, bool down, QPainter& painter)
{
    const Smooth smooth(painter);
    const qreal half = std::clamp(std::min(place.width(), place.height()) / 3., 2., 4.);
    const qreal sign = down ? 1 : -1;
    const QPointF middle = QRectF(place).center();
    painter.setPen(
        QPen(option.palette.color(QPalette::ButtonText), stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{middle + QPointF(-half, -sign * half / 2),
                                   middle + QPointF(0, sign * half / 2),
                                   middle + QPointF(half, -sign * half / 2)});
}

void drawProgress(const QStyleOption& option, const QRect& done, QPainter& painter)
{
    const Smooth smooth(painter);
    painter.setBrush(tint(option.palette, .12));
    painter.drawRoundedRect(option.rect, 3, 3);
    painter.setBrush(option.palette.color(QPalette::Highlight));
    if (!done.isEmpty()) painter.drawRoundedRect(done, 3, 3);
}

} // namespace chancery::flat
