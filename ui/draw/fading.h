// SPDX-License-Identifier: GPL-3.0-or-later
// Paints images that are stretched and translucent at once. Qt takes four times as long for both as for one
// after the other.
#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>

#include <algorithm>

namespace chancery {

/// Device pixels: what is painted twice in bands so high stays in the processor's cache between.
inline constexpr int fadeBandHigh = 64;

/// Returns the pixels that drawStretched() paints: Qt may leave the last line of a target unpainted.
inline QRect surelyPainted(const QRectF& target, const QImage& image)
{
    const int last = image.hasAlphaChannel() ? 1 : 2;
    return {QPoint(qRound(target.left()), qRound(target.top())),
            QPoint(qRound(target.right()) - last, qRound(target.bottom()) - last)};
}

/// Paints a part of an image into a rectangle, within a clip and as opaque as given. The painter must be in
/// device pixels and have no other clip; its opacity is 1 afterwards.
inline void drawStretched(QPainter& painter, const QRectF& target, const QImage& image, const QRect& part,
                          const QRect& clip, double opacity)
{
    const QRect area = surelyPainted(target, image) & clip;
    if (area.isEmpty()) return;
    const bool direct = opacity >= 1 || painter.renderHints().testFlag(QPainter::SmoothPixmapTransform);
    painter.setOpacity(opacity);
    if (direct) {
        painter.setClipRect(clip);
        painter.drawImage(target, image, QRectF(part));
        painter.setClipping(false);
    }
    QImage stretched(area.width(), std::min(fadeBandHigh, area.height()), image.format());
    for (int top = area.top(); top <= area.bottom() && !direct; top += fadeBandHigh) {
        const QRect band = QRect(area.left(), top, area.width(), fadeBandHigh) & area;
        stretched.fill(Qt::transparent);
        QPainter stretching(&stretched);
        stretching.drawImage(target.translated(-band.topLeft()), image, QRectF(part));
        stretching.end();
        painter.drawImage(band.topLeft(), stretched, QRect(QPoint(), band.size()));
    }
    painter.setOpacity(1);
}

} // namespace chancery
