// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/projector/slide_images.h"

#include <QPainter>

#include <algorithm>

namespace chancery {

namespace {

constexpr int strips = 24; ///< the changes are filled in strip by strip
constexpr double stripsAtOnce = 4;

/// Returns how opaque a strip is, from 0 to 1, when the share `told` of the changes is filled in.
double shareOf(int strip, double told, bool upwards)
{
    if (upwards) strip = strips - 1 - strip;
    return std::clamp((told * (strips + stripsAtOnce) - strip) / stripsAtOnce, 0., 1.);
}

QRect stripOf(int strip, const QSize& area)
{
    const int top = area.height() * strip / strips, bottom = area.height() * (strip + 1) / strips;
    return {0, top, area.width(), bottom - top};
}

/// Paints `told`, the image with the changes, over what is there, strip by strip.
void fillIn(QPainter& painter, const QRectF& area, const QImage& told, double ratio, const ShownSlide& shown)
{
    for (int i = 0; i < strips; ++i) {
        const double share = shareOf(i, shown.told, isToldUpwards(shown.slide));
        if (share <= 0) continue;
        const QRectF strip = stripOf(i, area.size().toSize());
        painter.setOpacity(shown.opacity * share);
        painter.drawImage(strip.translated(area.topLeft()), told,
                          {strip.topLeft() * ratio, strip.size() * ratio});
    }
}

} // namespace

void SlideImages::setSlide(const Slide& slide)
{
    if (slide_ == slide) return;
    slide_ = slide;
    forget();
}

QRegion SlideImages::changed(const QRect& area, const Slide& slide, double toldBefore, double toldNow)
{
    const bool upwards = isToldUpwards(slide);
    QRegion region;
    for (int i = 0; i < strips; ++i)
        if (shareOf(i, toldBefore, upwards) != shareOf(i, toldNow, upwards))
            region += stripOf(i, area.size()).translated(area.topLeft());
    return region;
}

void SlideImages::forget()
{
    before_ = told_ = {};
}

QImage SlideImages::painted(const QSizeF& size, const SlideLook& look, double ratio, double margin,
                            bool told) const
{
    QImage image((size * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(look.theme.surround);
    QPainter painter(&image);
    paintSlide(painter, slideBox({QPointF(), size}, margin), *slide_, look, told);
    return image;
}

void SlideImages::paint(QPainter& painter, const QRectF& area, const ShownSlide& shown, const SlideLook& look,
                        double ratio, double margin)
{
    setSlide(shown.slide);
    if (told_.size() != (area.size() * ratio).toSize())
        before_ = {}, told_ = painted(area.size(), look, ratio, margin, true);
    painter.save();
    if (shown.ground > shown.opacity) {
        painter.setOpacity(shown.ground);
        painter.fillRect(area, look.theme.surround);
    }
    painter.setOpacity(shown.opacity);
    if (isBeingTold(shown)) {
        if (before_.isNull()) before_ = painted(area.size(), look, ratio, margin, false);
        painter.drawImage(area.topLeft(), before_);
        fillIn(painter, area, told_, ratio, shown);
    } else {
        painter.drawImage(area.topLeft(), told_);
    }
    painter.restore();
}

} // namespace chancery
