// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/mark_images.h"

#include "ui/draw/mark_painter.h"

#include <cmath>

namespace chancery {

void MarkImages::paint(QPainter& painter, const Mark& mark, QPointF at, double pixels, const Theme& theme)
{
    constexpr int mostImages = 256; // marks that pop up have another size on every frame
    constexpr double sizes = 1024;  // of images, for each pixel that one of their map units takes
    const long rounded = std::lround(mark.scale * pixels * sizes);
    const double size = double(rounded) / sizes;
    Mark centred = mark;
    centred.at = {};
    centred.scale = centred.opacity = 1;
    const int half = static_cast<int>(std::ceil(extentOf(centred).width() / 2 * size)) + 1;
    if (images_.size() > mostImages) images_.clear();
    QImage& image = images_[QStringLiteral("%1 %2 %3 %4")
                                .arg(static_cast<int>(mark.kind))
                                .arg(static_cast<int>(index(mark.power)))
                                .arg(rounded)
                                .arg(QString::fromStdString(mark.text))];
    if (image.isNull()) {
        image = QImage(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter p(&image);
        p.translate(half, half);
        p.scale(size, size);
        paintMark(p, centred, theme);
    }
    painter.setOpacity(mark.opacity);
    painter.drawImage(
        QPoint(static_cast<int>(std::lround(at.x())) - half, static_cast<int>(std::lround(at.y())) - half),
        image);
    painter.setOpacity(1);
}

} // namespace chancery
