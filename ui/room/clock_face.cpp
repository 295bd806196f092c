// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/room/clock_face.h"

#include "ui/draw/fonts.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cstdlib>
#include <vector>

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
    const bool strong = colourChoice().highContrast;
    const QPalette window = windowPalette(theme);
    if (strong && urgency == Urgency::Calm)
        return {window.color(QPalette::Base), window.color(QPalette::Text), window.color(QPalette::Text)};
    const QColor paper = dark ? QColor(0x20, 0x26, 0x2c) : QColor(0xff, 0xfc, 0xf4);
    const QColor ink = dark ? QColor(0xf2, 0xee, 0xe4) : QColor(0x1b, 0x20, 0x26);
    switch (urgency) {
    case Urgency::Calm:
        return {paper, ink, ink};
    case Urgency::Soon:
        return {QColor(0xf5, 0xc5, 0x42), QColor(0x4a, 0x34, 0x00), QColor(0x24, 0x1a, 0x00)};
    case Urgency::Last:
        return {strong ? QColor(0xf0, 0x8a, 0x3c) : QColor(0xe0, 0x6a, 0x1b), QColor(0x2a, 0x10, 0x00),
                QColor(0x14, 0x08, 0x00)};
    case Urgency::Up:
        break;
    }
    return {QColor(0xa3, 0x12, 0x20), QColor(0xff, 0xff, 0xff), QColor(0xff, 0xff, 0xff)};
}

constexpr double stageLine = .38; ///< the height of a line of the stage beside the digits, of the clock's
constexpr double leastStage = 11; ///< pixels: the stage is not written smaller above the digits
constexpr double margins = .2;    ///< of the height, at either side, and between stage and digits
constexpr const char* widestDigits = "00:00";

QFont fontOf(double pixels)
{
    QFont font = boardFont(Face::Bold);
    font.setPixelSize(std::max(6, static_cast<int>(pixels)));
    return font;
}

/// Returns how wide the widest of these lines is.
double widthOf(const QStringList& lines, double pixels)
{
    const QFontMetricsF metrics(fontOf(pixels));
    double wide = 0;
    for (const QString& line : lines) wide = std::max(wide, metrics.horizontalAdvance(line));
    return wide;
}

/// Returns a text as it is, or in two lines that are about equally long if it has several words.
std::vector<QStringList> waysToBreak(const QString& text)
{
    std::vector<QStringList> ways{{text}};
    qsizetype best = -1;
    for (qsizetype at = text.indexOf(u' '); at >= 0; at = text.indexOf(u' ', at + 1))
        if (best < 0 || std::abs(2 * at - text.size()) < std::abs(2 * best - text.size())) best = at;
    if (best > 0) ways.push_back({text.left(best), text.mid(best + 1)});
    return ways;
}

/// Returns how large lines can be in a box.
double pixelsIn(const QRectF& box, const QStringList& lines)
{
    const double high = box.height() / static_cast<double>(lines.size()), wide = widthOf(lines, high);
    return wide > box.width() ? high * box.width() / wide : high;
}

/// Writes text centred in the box, as large as fits, in two lines if it is larger so.
void write(QPainter& painter, const QRectF& box, const QString& text)
{
    if (text.isEmpty() || box.height() < 4) return;
    QStringList lines;
    double pixels = 0;
    for (const QStringList& way : waysToBreak(text))
        if (const double fit = pixelsIn(box, way); fit > pixels) {
            lines = way;
            pixels = fit;
        }
    painter.setFont(fontOf(pixels));
    const double pitch = std::min(box.height() / static_cast<double>(lines.size()), pixels * 1.1);
    QRectF line(box.left(), box.center().y() - pitch * static_cast<double>(lines.size()) / 2, box.width(),
                pitch);
    for (const QString& each : lines) {
        painter.drawText(line, Qt::AlignCenter | Qt::TextDontClip, each);
        line.translate(0, pitch);
    }
}

/// Returns how wide the stage is beside digits in a clock of this height: in one line or in two, whichever is
/// narrower.
double stageWidth(const QString& stage, double high)
{
    double least = 0;
    for (const QStringList& way : waysToBreak(stage))
        if (const double wide = widthOf(way, high * stageLine); least == 0 || wide < least) least = wide;
    return least;
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
    if (quiet_ && reading_.waits) return {3 * line, 7 * line / 5};
    const int high = 21 * line / 10;
    const double wide = stageWidth(reading_.stage, high) + widthOf({QLatin1String(widestDigits)}, high * .8);
    return {std::max(6 * line, static_cast<int>(wide + 3 * margins * high)), high};
}

/// Until it is started the clock must not be the loudest thing in the window.
void ClockFace::paintWaiting(QPainter& painter) const
{
    const Inks inks = inksFor(Urgency::Calm, theme_);
    QColor quiet = inks.text;
    if (!colourChoice().highContrast) quiet.setAlphaF(.75F);
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
    const double margin = box.height() * margins;
    const QRectF inner = box.adjusted(margin, box.height() * 0.08, -margin, -box.height() * 0.08);
    const double split =
        std::clamp(stageWidth(reading_.stage, height()), inner.width() * .3, inner.width() * .58);
    const QRectF beside = inner.adjusted(split + margin, 0, 0, 0);
    const double head = inner.height() * 0.32;
    const QRectF above(inner.left(), inner.top(), inner.width(), head * 0.9),
        below = inner.adjusted(0, head, 0, 0);
    const bool legible = pixelsIn(above, {reading_.stage}) >= leastStage;
    if (legible && pixelsIn(below, {reading_.digits}) >= pixelsIn(beside, {reading_.digits})) {
        write(painter, above, reading_.stage);
        return write(painter, below, reading_.digits);
    }
    const double lines = 2 * stageLine * height();
    write(painter, {inner.left(), inner.center().y() - lines / 2, split, lines}, reading_.stage);
    write(painter, beside, reading_.digits);
}

void ClockFace::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos())) Q_EMIT clicked();
}

} // namespace chancery
