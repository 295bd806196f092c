// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/paper_ground.h"

#include <QPainter>

#include <algorithm>

namespace chancery {

const QImage& PaperGround::of(const BoardBase& base, const QSizeF& size)
{
    constexpr double dots = 300. / 144; // a unit
    const QSize pixels = (size * dots).toSize();
    const auto found =
        std::ranges::find_if(pictures_, [&](const QImage& picture) { return picture.size() == pixels; });
    if (found != pictures_.end()) return *found;
    const QRectF frame = base.shapes().frame;
    QImage picture(pixels, QImage::Format_RGB32);
    QPainter painter(&picture);
    painter.scale(pixels.width() / frame.width(), pixels.height() / frame.height());
    painter.translate(-frame.topLeft());
    base.paintGround(painter, frame);
    painter.end();
    return pictures_.emplace_back(std::move(picture));
}

} // namespace chancery
