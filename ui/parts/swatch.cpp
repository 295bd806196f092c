// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/swatch.h"

#include <QPainter>
#include <QPixmap>

namespace chancery {

namespace {

constexpr double rimShare = .35; // of the ink; a dark sign is seen on a dark window
constexpr double pixelRatio = 2; // sharp on displays with small pixels, and still a small image

void paintLetter(QPainter& painter, int size, const QString& letter, const PowerColours& colours)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(colours.body);
    painter.setPen(mixed(colours.ink, colours.body, rimShare));
    painter.drawRoundedRect(QRectF(.5, .5, size - 1, size - 1), 3, 3);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(size * 11 / 16);
    painter.setFont(font);
    painter.setPen(colours.ink);
    painter.drawText(QRectF(0, 0, size, size), Qt::AlignCenter, letter);
}

} // namespace

QIcon powerIcon(const Map& map, const Theme& theme, Power power, int size)
{
    QPixmap pixmap(QSize(size, size) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintLetter(painter, size, QString::fromStdString(map[power].letter), theme.of(power));
    return QIcon(pixmap);
}

} // namespace chancery
