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

} // namespace

QIcon powerIcon(const Map& map, const Theme& theme, Power power, int size)
{
    QPixmap pixmap(QSize(size, size) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const PowerColours& colours = theme.of(power);
    paintLetter(painter, size, QString::fromStdString(map[power].letter), colours, rimOf(theme, colours));
    return QIcon(pixmap);
}

} // namespace chancery
