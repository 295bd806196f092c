// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/camera_painter.h"

#include "ui/draw/lit_painter.h"

namespace chancery {

namespace {

constexpr int mostSmoothPixels = 2500000; ///< a larger picture is stretched without smoothing
/// Device pixels: what is painted twice stays in the processor's cache between.
constexpr int bandHigh = 16;

/// Returns where an image of one viewport lies in another one.
QRectF placeIn(const Viewport& now, const Viewport& image)
{
    const double scale = now.pixels / image.pixels;
    return {now.origin - image.origin * scale, QSizeF(image.size) * scale};
}

} // namespace

CameraPainter::CameraPainter(QPainter& painter, const BoardBase& base, BoardCache& whole, ShotImages& shots,
                             const BoardSight& sight)
    : painter_(painter)
    , base_(base)
    , whole_(whole)
    , shots_(shots)
    , sight_(sight)
    , framing_(sight.framing)
    , near_(framing_.to.view.whole() ? framing_.from : framing_.to)
    , far_(framing_.to.view.whole() ? framing_.to : framing_.from)
{
}

void CameraPainter::paint(const QRegion& dirty)
{
    if (framing_.stands()) {
        const QImage& scene = sceneOf(framing_.to);
        for (const QRect& part : dirty) painter_.drawImage(part.topLeft(), scene, part);
    } else if (framing_.from.view == framing_.to.view) {
        paintLight(dirty);
    } else {
        paintMove();
    }
}

/// Mixes the two images on an image of its own, because Qt rounds otherwise where a part is clipped away.
void CameraPainter::paintLight(const QRegion& dirty)
{
    const QImage &from = sceneOf(framing_.from), &to = sceneOf(framing_.to);
    const QRegion fading = dirty & shots_.difference(sight_, framing_.from, framing_.to).value_or(dirty);
    const QRect all = dirty.boundingRect();
    QImage mixed(all.width(), bandHigh, QImage::Format_RGB32);
    for (int top = all.top(); top <= all.bottom(); top += bandHigh) {
        const QRect band(all.left(), top, all.width(), bandHigh);
        QPainter mix(&mixed);
        mix.translate(-band.topLeft());
        for (const QRect& part : dirty& band) mix.drawImage(part.topLeft(), from, part);
        mix.setOpacity(framing_.gone);
        for (const QRect& part : fading& band) mix.drawImage(part.topLeft(), to, part);
        mix.end();
        for (const QRect& part : dirty& band)
            painter_.drawImage(part.topLeft(), mixed, part.translated(-band.topLeft()));
    }
}

void CameraPainter::paintMove()
{
    const double share = nearShare(framing_);
    const Viewport now = sight_.viewport();
    QRegion beside(QRect(QPoint(), now.size));
    beside -= placeIn(now, sight_.viewportOf(near_)).toAlignedRect().adjusted(1, 1, -1, -1);
    if (share >= 1) painter_.setClipRegion(beside); // the rest is covered
    paintScene(far_, 1, false);
    painter_.setClipping(false);
    paintBeside(beside);
    paintScene(near_, share, share >= 1);
}

/// Lights what is seen of the far image beside the near one as the near one is lit, so that no province is
/// lit up to a straight line.
void CameraPainter::paintBeside(const QRegion& beside)
{
    const double share = nearShare(framing_);
    if (beside.isEmpty() || near_.light == far_.light || share <= 0) return;
    painter_.save();
    painter_.setClipRegion(beside);
    if (!near_.light.on) {
        paintScene(Shot(), share, false);
        return painter_.restore();
    }
    painter_.setRenderHint(QPainter::Antialiasing);
    QBrush lit(whole_.scene(base_));
    lit.setTransform(whole_.viewport().fromMap().inverted());
    QPainterPath dark;
    if (!far_.light.on) dark.addRect(base_.shapes().frame);
    painter_.setTransform(sight_.viewport().fromMap(), true);
    painter_.setOpacity(share);
    for (std::size_t p = 0; p < base_.shapes().space.size(); ++p) {
        const Province province = static_cast<Province>(p);
        const bool was = far_.light.on && far_.light.provinces.has(province),
                   is = near_.light.provinces.has(province);
        const QPainterPath& path = base_.shapes().space[p].path;
        if (far_.light.on && is && !was) painter_.fillPath(path, lit);
        if (far_.light.on ? was && !is : is) dark.addPath(path); // what is lit is cut out of the frame
    }
    painter_.setOpacity(1);
    painter_.fillPath(dark, veilColour(base_.look().theme, share));
    painter_.restore();
}

/// Paints the image of a shot where it lies now; `smooth` asks for the better of two ways to stretch it.
void CameraPainter::paintScene(const Shot& shot, double opacity, bool smooth)
{
    if (opacity <= 0) return;
    const QImage& scene = sceneOf(shot);
    const Viewport now = sight_.viewport(), own = sight_.viewportOf(shot);
    const bool small = now.size.width() * now.size.height() <= mostSmoothPixels;
    painter_.setRenderHint(QPainter::SmoothPixmapTransform, !sight_.visible || (smooth && small));
    painter_.setOpacity(opacity);
    if (own == now)
        painter_.drawImage(0, 0, scene);
    else
        painter_.drawImage(placeIn(now, own), scene);
    painter_.setOpacity(1);
}

} // namespace chancery
