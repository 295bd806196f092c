// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/board_images.h"

#include "ui/draw/board_cache.h"
#include "ui/draw/density.h"
#include "ui/draw/fading.h"
#include "ui/draw/lit_painter.h"
#include "ui/draw/picture_painter.h"
#include "ui/draw/shot_images.h"

#include <QPainter>

#include <optional>

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
    void paintFar(const QRegion& region, const QRegion& beside, double share);
    void paintVeil(const QRegion& region, double veil, double share);
    void paintBeside(const QRegion& beside, double share);
    Spotlight paintLights(const QRegion& beside, double share);
    void paintScene(const Shot& shot, double opacity, bool smooth, const QRegion& within);
    void paintImage(const QImage& image, const Viewport& own, double opacity, const QRegion& within,
                    const std::optional<QRegion>& parts = {});

    QPainter& painter_;
    const BoardBase& base_;
    BoardCache& whole_;
    ShotImages& shots_;
    const BoardSight& sight_;
    const Framing& framing_;
    const Shot &near_, &far_; ///< the two shots of a move
};

constexpr int mostSmoothPixels = 2500000; ///< a larger picture is stretched without smoothing
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
    if (framing_.stands() && framing_.to.dark()) {
        paintFar(dirty, dirty, 0);
    } else if (framing_.stands()) {
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
    QImage mixed(all.width(), fadeBandHigh, QImage::Format_RGB32);
    for (int top = all.top(); top <= all.bottom(); top += fadeBandHigh) {
        const QRect band(all.left(), top, all.width(), fadeBandHigh);
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
    const QRegion all(QRect(QPoint(), now.size));
    const QRegion beside =
        all - placeIn(now, sight_.viewportOf(near_)).toAlignedRect().adjusted(1, 1, -1, -1);
    const bool layered = far_.dark() || (far_.plain() && near_.light.on);
    const QImage& far = layered ? whole_.scene(base_) : sceneOf(far_); // brings its layers up to date
    const QRegion covered = surelyPainted(placeIn(now, sight_.viewportOf(far_)), far);
    for (const QRect& rim : all - covered) painter_.fillRect(rim, base_.look().theme.surround);
    const QRegion uncovered = share >= 1 ? beside : all;
    if (layered) {
        paintFar(uncovered, beside, share);
    } else {
        paintScene(far_, 1, false, uncovered);
        if (share > 0 && !beside.isEmpty()) paintBeside(beside, share);
    }
    paintScene(near_, share, share >= 1, all);
}

/// Paints the far image, which is evenly lit or dark, and beside the near one as that is lit. It is put
/// together of its layers, because mixing two images of the board takes four times as long, and so that its
/// names are gone before they are large or seen twice.
void CameraPainter::paintFar(const QRegion& region, const QRegion& beside, double share)
{
    constexpr double namesGo = 4; // times as fast as the near image comes
    const Viewport& whole = whole_.viewport();
    const double shown = far_.dark() ? asideShare : 1, named = std::max(0., 1 - namesGo * share);
    painter_.setRenderHint(QPainter::SmoothPixmapTransform, !sight_.visible);
    paintImage(whole_.board(base_), whole, 1, region);
    paintVeil(beside, far_.dark() ? 1 : share, share);
    if (far_.dark()) paintVeil(region - beside, 1, 0); // the near image comes over it
    QRegion orders, names;
    for (const QRectF& area : extentsOfOrders(sight_.wholePicture(), base_)) orders += whole.toDevice(area);
    for (const PaintedName& name : base_.names(LabelMode::Codes)) names += whole.toDevice(name.extent);
    paintImage(whole_.orders(), whole, whole_.ordersOpacity() * shown * (1 - share), region, orders);
    paintImage(whole_.names(), whole, shown * named, region, names);
}

/// Veils a part of the evenly lit board by the share `veil`, but what the near image lights by as much less
/// as that has come. A path is filled only around what is lit: it takes much longer than a rectangle.
void CameraPainter::paintVeil(const QRegion& region, double veil, double share)
{
    if (veil <= 0 || region.isEmpty()) return;
    const QColor colour = veilColour(base_.look().theme, veil);
    const QRegion map = region & sight_.viewport().toDevice(base_.shapes().frame);
    QRegion lit;
    for (const Province p : near_.light.provinces)
        if (share > 0) lit += sight_.viewport().toDevice(base_.shapes().space[index(p)].bounds);
    for (const QRect& part : map - lit) painter_.fillRect(part, colour);
    if (lit &= map; lit.isEmpty()) return;
    QPainterPath dark;
    painter_.save();
    painter_.setClipRegion(lit);
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setTransform(sight_.viewport().fromMap(), true);
    dark.addRect(base_.shapes().frame);
    for (const Province p : near_.light.provinces) {
        const SpaceShape& space = base_.shapes().space[index(p)];
        if (!lit.intersects(sight_.viewport().toDevice(space.bounds))) continue;
        dark.addPath(space.path); // cut out of the frame
        if (veil > share) painter_.fillPath(space.path, veilColour(base_.look().theme, veil - share));
        painter_.fillPath(space.path, lightColour(base_, p, share));
    }
    painter_.fillPath(dark, colour);
    painter_.restore();
}

/// Lights what is seen of the far image beside the near one as the near one is lit, so that no province is
/// lit up to a straight line.
void CameraPainter::paintBeside(const QRegion& beside, double share)
{
    if (near_.light == far_.light) return;
    if (!near_.light.on) return paintScene(Shot(), share, false, beside);
    const Spotlight comes = paintLights(beside, share);
    painter_.save();
    painter_.setClipRegion(beside);
    painter_.setTransform(sight_.viewport().fromMap(), true);
    painter_.setOpacity(share);
    paintLitNames(painter_, base_, base_.shapes().frame, comes);
    painter_.restore();
}

/// Lights up the provinces that are lit in the near image, and veils those that were lit in the far one.
/// Returns those that become lit.
Spotlight CameraPainter::paintLights(const QRegion& beside, double share)
{
    QBrush plain(whole_.scene(base_));
    plain.setTransform(whole_.viewport().fromMap().inverted());
    QPainterPath dark;
    Spotlight comes{true, {}, {}};
    painter_.save();
    painter_.setClipRegion(beside);
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setTransform(sight_.viewport().fromMap(), true);
    for (std::size_t p = 0; p < base_.shapes().space.size(); ++p) {
        const Province province = static_cast<Province>(p);
        const bool was = far_.light.provinces.has(province), is = near_.light.provinces.has(province);
        const SpaceShape& space = base_.shapes().space[p];
        if (was == is || !beside.intersects(sight_.viewport().toDevice(space.bounds))) continue;
        const QPainterPath& path = space.path;
        painter_.setOpacity(share);
        painter_.fillPath(path, plain);
        if (was) dark.addPath(path);
        if (!is) continue;
        if (const QColor light = lightColour(base_, province); light.alpha() > 0)
            painter_.fillPath(path, light);
        comes.provinces.add(province);
    }
    painter_.setOpacity(1);
    painter_.fillPath(dark, veilColour(base_.look().theme, share));
    painter_.restore();
    return comes;
}

/// Paints the image of a shot where it lies now; `smooth` asks for the better of two ways to stretch it.
void CameraPainter::paintScene(const Shot& shot, double opacity, bool smooth, const QRegion& within)
{
    const QSize size = sight_.viewport().size;
    const bool small = size.width() * size.height() <= mostSmoothPixels;
    if (opacity <= 0 || within.isEmpty()) return;
    painter_.setRenderHint(QPainter::SmoothPixmapTransform, !sight_.visible || (smooth && small));
    paintImage(sceneOf(shot), sight_.viewportOf(shot), opacity, within);
}

/// Paints an image of a viewport where it lies now, or only parts of it. It clips to one rectangle after the
/// other, because Qt stretches an image much more slowly within a region.
void CameraPainter::paintImage(const QImage& image, const Viewport& own, double opacity,
                               const QRegion& within, const std::optional<QRegion>& parts)
{
    if (opacity <= 0) return;
    const QRectF place = placeIn(sight_.viewport(), own);
    const double scale = place.width() / image.width();
    for (const QRect& clip : within)
        for (const QRect& part : parts.value_or(image.rect()) & image.rect())
            drawStretched(painter_,
                          {place.topLeft() + QPointF(part.topLeft()) * scale, QSizeF(part.size()) * scale},
                          image, part, clip, opacity);
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
