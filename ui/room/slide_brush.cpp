// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/room/slide_brush.h"

#include "ui/draw/fonts.h"

#include <QPaintEngine>

#include <algorithm>

namespace chancery {

namespace {

constexpr double headingSize = 6.4, headingRoom = 11; ///< units
constexpr double dimShare = .88;

QFont fontOf(double size, Weight weight)
{
    QFont font = boardFont(weight == Weight::Bold ? Face::Bold : Face::Plain);
    font.setPixelSize(std::max(4, static_cast<int>(size)));
    return font;
}

/// Writes text as outlines, because the typefaces may be missing where the drawing is opened.
void writeAsOutline(QPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text)
{
    const QFontMetricsF metrics(painter.font());
    const double wide = metrics.horizontalAdvance(text);
    double x = room.center().x() - wide / 2;
    if (alignment & Qt::AlignLeft) x = room.left();
    if (alignment & Qt::AlignRight) x = room.right() - wide;
    QPainterPath path;
    path.addText(x, room.center().y() + (metrics.ascent() - metrics.descent()) / 2, painter.font(), text);
    painter.fillPath(path, painter.pen().color());
}

} // namespace

SlideBrush::SlideBrush(QPainter& painter, const QRectF& box, const SlideLook& look)
    : painter_(painter)
    , box_(box)
    , look_(look)
    , words_(*look.map)
{
    painter_.setRenderHint(QPainter::Antialiasing);
}

QColor SlideBrush::ink() const
{
    return windowPalette(theme().kind).color(QPalette::WindowText);
}

QColor SlideBrush::dim() const
{
    return theme().choice.highContrast ? ink() : mixed(ink(), theme().surround, dimShare);
}

QRectF SlideBrush::heading(const QString& text) const
{
    if (text.isEmpty()) return box_;
    write({box_.left(), box_.top(), box_.width(), headingRoom * unit() * .8}, Qt::AlignCenter, text,
          headingSize * unit(), Weight::Bold);
    return box_.adjusted(0, headingRoom * unit(), 0, 0);
}

double SlideBrush::widthOf(const QString& text, double size, Weight weight) const
{
    return QFontMetricsF(fontOf(size, weight)).horizontalAdvance(text);
}

double SlideBrush::write(const QRectF& room, Qt::Alignment alignment, const QString& text, double size,
                         Weight weight, const QColor& colour) const
{
    double wide = widthOf(text, size, weight);
    if (wide > room.width() && wide > 0) {
        size *= room.width() / wide;
        wide = room.width();
    }
    painter_.setFont(fontOf(size, weight));
    painter_.setPen(colour.isValid() ? colour : ink());
    if (painter_.paintEngine()->type() == QPaintEngine::SVG)
        writeAsOutline(painter_, room, alignment, text);
    else
        painter_.drawText(room, static_cast<int>(alignment) | Qt::TextDontClip | Qt::TextSingleLine, text);
    return wide;
}

void SlideBrush::piece(const QRectF& room, Power power, double corner) const
{
    painter_.setPen(QPen(mixed(ink(), theme().surround, .55), std::max(1., unit() * .14)));
    painter_.setBrush(theme().of(power).body);
    painter_.drawRoundedRect(room, corner, corner);
}

void SlideBrush::letters(const QRectF& card, const QString& text, double size, const QColor& colour) const
{
    const double wide = widthOf(text, size, Weight::Bold), most = card.width() - .16 * size;
    painter_.save();
    painter_.translate(card.center());
    if (wide > most) painter_.scale(most / wide, 1);
    write({-wide / 2 - 1, -card.height() / 2, wide + 2, card.height()}, Qt::AlignCenter, text, size,
          Weight::Bold, colour);
    painter_.restore();
}

void SlideBrush::sign(const QRectF& room, Power power) const
{
    const double side = std::min(room.width(), room.height()), line = std::max(1.5, side * .055);
    QRectF card(0, 0, side * 1.16, side);
    card.moveCenter(room.center());
    card.adjust(line, line, -line, -line);
    painter_.setPen(QPen(theme().edge, line * 2));
    painter_.setBrush(theme().of(power).body);
    painter_.drawRoundedRect(card, side * .2, side * .2);
    painter_.setPen(QPen(theme().casing, line));
    painter_.drawRoundedRect(card, side * .2, side * .2);
    letters(card, words_.letter(power), side * signLetterShare * 1.001, theme().of(power).ink);
}

void SlideBrush::arrow(const QPointF& centre, double size, int change) const
{
    if (change == 0) return;
    const double s = size / 2, up = change > 0 ? -1 : 1;
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(change > 0 ? gain() : loss());
    painter_.drawPolygon(QPolygonF{centre + QPointF(0, up * s), centre + QPointF(s * 1.05, -up * s * .75),
                                   centre + QPointF(-s * 1.05, -up * s * .75)});
}

} // namespace chancery
