// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/board_images.h"

#include "ui/draw/camera_painter.h"
#include "ui/draw/density.h"
#include "ui/draw/picture_painter.h"

namespace chancery {

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
