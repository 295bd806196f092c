// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/board_images.h"

#include "ui/draw/density.h"
#include "ui/draw/lit_painter.h"
#include "ui/draw/picture_painter.h"
#include "ui/draw/shot_images.h"

#include <QPainter>

namespace chancery {

namespace {

/// Paints one instant of the camera, without tokens. All arguments of the constructor must outlive it.
class CameraPainter
{
public:
    /// Paints with `painter`, which must be in device pixels.
    CameraPainter(QPainter& painter, const BoardBase& base, BoardCache& whole, ShotImages& shots,
                  const BoardSight& sight);
    /// Paints at least within `dirty`, in device pixels.
    void paint(const QRegion& dirty);

private:
    const QImage& sceneOf(const Shot& shot) { return shots_.scene(base_, whole_, sight_, shot); }
    void paintLight(const QRegion& dirty);
    void paintMove();
    void paintBeside(const QRegion& beside);
    void paintScene(const Shot& shot, double opacity, bool smooth);

    QPainter& painter_;
    const BoardBase& base_;
    BoardCache& whole_;
    ShotImages& shots_;
    const BoardSight& sight_;
    const Framing& framing_;
    const Shot &near_, &far_; ///< the two shots of a move
};

constexpr int mostSmoothPixels = 2500000; ///< a larger picture is stretched without smoothing
/// Device pixels: what is painted twice stays in the processor's cache between.
constexpr int bandHigh = 16;

/// Returns where an image of one viewport lies in another one.
QRectF placeIn(const Viewport& now, const Viewport& image)
{
    const double scale = now.pixels / image.pixels;
    return {now.origin - image.origin * scale, QSizeF(image.size) * scale};
}

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
    const QRectF frame = base_.shapes().frame;
    const auto brush = [&](const QImage& image) {
        QBrush filled(image);
        filled.setTransform(whole_.viewport().fromMap().inverted());
        return filled;
    };
    const QBrush plain = brush(far_.light.on ? whole_.scene(base_) : whole_.board(base_));
    QPainterPath dark;
    Spotlight comes{true, {}, {}};
    painter_.setTransform(sight_.viewport().fromMap(), true);
    painter_.setOpacity(share);
    if (!far_.light.on) dark.addRect(frame), painter_.fillRect(frame, plain);
    for (std::size_t p = 0; p < base_.shapes().space.size(); ++p) {
        const Province province = static_cast<Province>(p);
        const bool was = far_.light.on && far_.light.provinces.has(province),
                   is = near_.light.provinces.has(province);
        const QPainterPath& path = base_.shapes().space[p].path;
        if (far_.light.on && is != was) painter_.fillPath(path, plain);
        if (far_.light.on ? was && !is : is) dark.addPath(path); // what is lit is cut out of the frame
        if (!is || was) continue;
        painter_.fillPath(path, lightColour(base_, province));
        comes.provinces.add(province);
    }
    painter_.setOpacity(1);
    painter_.fillPath(dark, veilColour(base_.look().theme, share));
    painter_.setOpacity(share * asideShare);
    if (!far_.light.on) painter_.fillRect(frame, brush(whole_.names()));
    painter_.setOpacity(share);
    paintLitNames(painter_, base_, frame, comes);
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

} // namespace

BoardImages::BoardImages(const BoardSource& source, const BoardLook& look)
    : base_(source, look)
{
}

void BoardImages::setLook(const BoardLook& look)
{
    whole_.clear();
    shots_.clear();
    tokens_.clear();
    base_.setLook(look);
}

bool BoardImages::sharp(const BoardSight& sight) const
{
    return !empty() && whole_.viewport() == sight.wholeViewport();
}

void BoardImages::build(const BoardSight& sight)
{
    const double zoom = sight.wholeLens().zoom();
    base_.setCodeSize(codeSizeAt(zoom, sight.codePixels));
    whole_.build(base_, sight.wholeViewport(), sight.wholePicture(), labelsAt(zoom, base_.look().labels));
}

std::optional<QRegion> BoardImages::follow(const BoardSight& sight, const Picture& before, const Framing& was)
{
    if (empty()) return {};
    whole_.show(base_, sight.wholePicture());
    shots_.show(sight);
    const PictureChange change = changeBetween(before, sight.picture, base_);
    std::optional<QRegion> changed;
    if (!was.plain() || !sight.framing.plain())
        changed = shots_.changedSince(base_, sight, was);
    else if (sharp(sight))
        changed = whole_.outdated();
    else if (change.nothing() && whole_.outdated().isEmpty()) // stretched
        changed = QRegion();
    if (!changed) return {};
    const Viewport now = sight.viewport();
    for (const QRectF& area : change.over) *changed += now.toDevice(area);
    return changed;
}

/// Makes the image of the whole board fit. Returns false where it stays stretched until the zoom has stopped.
bool BoardImages::fitWhole(const BoardSight& sight)
{
    const Viewport wanted = sight.wholeViewport(), &has = whole_.viewport();
    const bool fits = has.pixels == wanted.pixels && has.size == wanted.size;
    if (empty() || (!fits && !sight.framing.plain())) { // shots are not stretched
        build(sight);
        return true;
    }
    if (fits && has.origin != wanted.origin) whole_.moveTo(base_, wanted.origin);
    return fits;
}

bool BoardImages::paint(QPainter& painter, const BoardSight& sight, const QRegion& dirty)
{
    const bool fits = fitWhole(sight);
    if (sight.framing.plain())
        paintWhole(painter, sight, fits);
    else
        CameraPainter(painter, base_, whole_, shots_, sight).paint(dirty);
    tokens_.paint(painter, base_, sight, dirty);
    return fits;
}

void BoardImages::paintWhole(QPainter& painter, const BoardSight& sight, bool fits)
{
    const QImage& scene = whole_.scene(base_);
    if (fits) return painter.drawImage(0, 0, scene);
    const Viewport now = sight.viewport(), &old = whole_.viewport();
    painter.fillRect(QRect(QPoint(), now.size), base_.look().theme.surround);
    painter.drawImage(now.fromMap().mapRect(old.toMap(QRect(QPoint(), old.size))), scene);
}

bool BoardImages::prepareSome(const BoardSight& sight)
{
    if (!sight.visible || !sharp(sight)) return false;
    if (!sight.showsWhole() && whole_.paintSome(base_)) return true;
    return shots_.paintSome(base_, whole_, sight);
}

} // namespace chancery
