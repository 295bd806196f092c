// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/room/slide_images.h"

#include <QPainter>

namespace chancery {

namespace {

/// A slide that comes is painted in its first frame and laid over the board from the next one on, because
/// both together would take longer than a frame. It would change colours by one part of 255.
constexpr double leastSeen = .01;

} // namespace

void SlideImages::setSlide(const Slide& slide)
{
    if (slide_ == slide) return;
    slide_ = slide;
    forget();
}

QRegion SlideImages::changed(const QRect& area, const Slide& slide, double toldBefore, double toldNow)
{
    return toldAt(slide, toldBefore) == toldAt(slide, toldNow) ? QRegion() : QRegion(area);
}

void SlideImages::forget()
{
    image_ = {};
}

QImage SlideImages::painted(const QSizeF& size, const SlideLook& look, double ratio) const
{
    QImage image((size * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(look.theme.surround);
    QPainter painter(&image);
    paintSlide(painter, slideBox({QPointF(), size}), *slide_, look, told_);
    return image;
}

void SlideImages::paint(QPainter& painter, const QRectF& area, const ShownSlide& shown, const SlideLook& look,
                        double ratio)
{
    setSlide(shown.slide);
    const Told told = toldAt(shown.slide, shown.told);
    if (image_.size() != (area.size() * ratio).toSize() || told != told_) {
        told_ = told;
        image_ = painted(area.size(), look, ratio);
    }
    painter.save();
    if (shown.ground > shown.opacity) {
        painter.setOpacity(shown.ground);
        painter.fillRect(area, look.theme.surround);
    }
    painter.setOpacity(shown.opacity);
    if (shown.opacity >= leastSeen) painter.drawImage(area.topLeft(), image_);
    painter.restore();
}

} // namespace chancery
