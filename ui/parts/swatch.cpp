// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/swatch.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPixmap>

namespace chancery {

namespace {

constexpr double pixelRatio = 2; // sharp on displays with small pixels, and still a small image

void paintLetter(QPainter& painter, int size, const QString& letter, const PowerColours& colours,
                 const QColor& rim)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(colours.body);
    painter.setPen(rim);
    painter.drawRoundedRect(QRectF(.5, .5, size - 1, size - 1), 3, 3);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(size * 11 / 16);
    painter.setFont(font);
    painter.setPen(colours.ink);
    const double wide = QFontMetricsF(font).horizontalAdvance(letter), most = size - 3;
    painter.translate(size / 2., 0);
    if (wide > most) painter.scale(most / wide, 1); // two letters stay as high as one
    painter.drawText(QRectF(-size, 0, 2 * size, size), Qt::AlignCenter, letter);
}

constexpr double rimShare = .35; // of the ink in the edge of a sign
constexpr double rimSeen = 2.5;  // its contrast with the window

} // namespace

QColor seenOn(const QColor& ground, const PowerColours& colours, double least)
{
    QColor colour = colours.body;
    if (contrast(colours.ink, ground) < contrast(colour, ground)) return colour;
    for (int tenths = 1; tenths < 10 && contrast(colour, ground) < least; ++tenths)
        colour = mixed(colours.ink, colours.body, tenths / 10.);
    return colour;
}

QIcon powerIcon(const Map& map, const Theme& theme, Power power, int size)
{
    QPixmap pixmap(QSize(size, size) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const PowerColours& colours = theme.of(power);
    const QColor ground = windowPalette(theme.kind).color(QPalette::Window);
    const QColor rim = mixed(colours.ink, colours.body, rimShare);
    paintLetter(painter, size, QString::fromStdString(map[power].letter), colours,
                contrast(rim, ground) < rimSeen ? seenOn(ground, colours, rimSeen) : rim);
    return QIcon(pixmap);
}

} // namespace chancery
