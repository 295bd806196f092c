// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/room/clock_face.h"

#include "ui/draw/fonts.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace chancery {

namespace {

/// Returns the frame for an urgency. Its shape differs so that it can be read without colour: round, with a
/// corner cut off, a hexagon, an octagon.
QPainterPath frameFor(Urgency urgency, const QRectF& box)
{
    QPainterPath path;
    const double cut = box.height() * 0.32;
    switch (urgency) {
    case Urgency::Calm:
        path.addRoundedRect(box, box.height() * 0.18, box.height() * 0.18);
        break;
    case Urgency::Soon:
        path.addPolygon(QPolygonF{box.topLeft(), box.topRight() - QPointF(cut, 0),
                                  box.topRight() + QPointF(0, cut), box.bottomRight(), box.bottomLeft()});
        path.closeSubpath();
        break;
    case Urgency::Last:
        path.addPolygon(
            QPolygonF{QPointF(box.left() + cut, box.top()), QPointF(box.right() - cut, box.top()),
                      QPointF(box.right(), box.center().y()), QPointF(box.right() - cut, box.bottom()),
                      QPointF(box.left() + cut, box.bottom()), QPointF(box.left(), box.center().y())});
        path.closeSubpath();
        break;
    case Urgency::Up:
        path.addPolygon(
            QPolygonF{QPointF(box.left() + cut, box.top()), QPointF(box.right() - cut, box.top()),
                      QPointF(box.right(), box.top() + cut), QPointF(box.right(), box.bottom() - cut),
                      QPointF(box.right() - cut, box.bottom()), QPointF(box.left() + cut, box.bottom()),
                      QPointF(box.left(), box.bottom() - cut), QPointF(box.left(), box.top() + cut)});
        path.closeSubpath();
        break;
    }
    return path;
}

struct Inks
{
    QColor ground, line, text;
};

Inks inksFor(Urgency urgency, ThemeKind theme)
{
    const bool dark = theme == ThemeKind::Dark;
    const QColor paper = dark ? QColor(0x20, 0x26, 0x2c) : QColor(0xff, 0xfc, 0xf4);
    const QColor ink = dark ? QColor(0xf2, 0xee, 0xe4) : QColor(0x1b, 0x20, 0x26);
    switch (urgency) {
    case Urgency::Calm:
        return {paper, ink, ink};
    case Urgency::Soon:
        return {QColor(0xf5, 0xc5, 0x42), QColor(0x4a, 0x34, 0x00), QColor(0x24, 0x1a, 0x00)};
    case Urgency::Last:
        return {QColor(0xe0, 0x6a, 0x1b), QColor(0x2a, 0x10, 0x00), QColor(0x14, 0x08, 0x00)};
    case Urgency::Up:
        break;
    }
    return {QColor(0xa3, 0x12, 0x20), QColor(0xff, 0xff, 0xff), QColor(0xff, 0xff, 0xff)};
}

/// Writes text centred in the box, as large as fits.
void write(QPainter& painter, const QRectF& box, const QString& text)
{
    if (text.isEmpty() || box.height() < 4) return;
    QFont font = boardFont(Face::Bold);
    const int pixels = static_cast<int>(box.height());
    font.setPixelSize(std::max(6, pixels));
    const double wide = QFontMetricsF(font).horizontalAdvance(text);
    if (wide > box.width()) font.setPixelSize(std::max(6, static_cast<int>(pixels * box.width() / wide)));
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace

ClockFace::ClockFace(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("clockFace"));
    setAccessibleName(tr("Phase clock"));
}

void ClockFace::setTheme(ThemeKind theme)
{
    theme_ = theme;
    update();
}

void ClockFace::setReading(const ClockReading& reading)
{
    if (reading == reading_) return;
    reading_ = reading;
    setAccessibleDescription(reading.stage + u' ' + reading.digits);
    if (quiet_) setFixedSize(sizeHint());
    update();
}

void ClockFace::setQuietUntilStarted()
{
    quiet_ = true;
    setFixedSize(sizeHint());
}

QSize ClockFace::sizeHint() const
{
    const int line = fontMetrics().height();
    return quiet_ && reading_.waits ? QSize(3 * line, 7 * line / 5) : QSize(6 * line, 21 * line / 10);
}

/// Until it is started the clock must not be the loudest thing in the window.
void ClockFace::paintWaiting(QPainter& painter) const
{
    const Inks inks = inksFor(Urgency::Calm, theme_);
    QColor quiet = inks.text;
    quiet.setAlphaF(.75F);
    painter.setPen(quiet);
    write(painter, QRectF(rect()).adjusted(4, 3, -4, -3), reading_.digits);
}

void ClockFace::paintEvent(QPaintEvent*)
{
    if (reading_.digits.isEmpty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (quiet_ && reading_.waits) return paintWaiting(painter);
    const double line = std::max(1.5, height() / 40.);
    const QRectF box = QRectF(rect()).adjusted(line, line, -line, -line);
    const Inks inks = inksFor(reading_.urgency, theme_);
    painter.setPen(QPen(inks.line, line, reading_.running ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(inks.ground);
    painter.drawPath(frameFor(reading_.urgency, box));
    painter.setPen(inks.text);
    const double margin = box.height() * 0.2;
    const QRectF inner = box.adjusted(margin, box.height() * 0.08, -margin, -box.height() * 0.08);
    constexpr double besideFrom = 3; // width by height
    if (box.width() >= besideFrom * box.height()) {
        const double split = inner.width() * .38;
        write(
            painter,
            QRectF(inner.left(), inner.center().y() - inner.height() * .2, split * .94, inner.height() * .4),
            reading_.stage);
        write(painter, inner.adjusted(split, 0, 0, 0), reading_.digits);
        return;
    }
    const double split = inner.height() * 0.32;
    write(painter, QRectF(inner.left(), inner.top(), inner.width(), split * 0.9), reading_.stage);
    write(painter, QRectF(inner.left(), inner.top() + split, inner.width(), inner.height() - split),
          reading_.digits);
}

void ClockFace::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos())) Q_EMIT clicked();
}

} // namespace chancery
