// SPDX-License-Identifier: GPL-3.0-or-later
// Paints layer by layer in strips. Each strip is veiled before the orders come, so that these are painted
// once.
#include "ui/board/shot_image.h"

#include "ui/board/board_cache.h"
#include "ui/paint/density.h"
#include "ui/paint/lit_painter.h"
#include "ui/paint/picture_painter.h"

#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr int stripHigh = 96; ///< device pixels: a layer of a strip takes a few milliseconds

} // namespace

void ShotImage::begin(const Source& source, const Shot& shot, const Viewport& viewport,
                      const Picture& picture)
{
    begun_ = true;
    shot_ = shot;
    viewport_ = viewport;
    picture_ = picture;
    board_ = &source.board;
    near_.reset();
    step_ = 0;
    strips_ = (viewport.size.height() + stripHigh - 1) / stripHigh;
    if (scene_.size() != viewport.size) {
        ground_ = QImage(viewport.size, QImage::Format_RGB32);
        scene_ = QImage(viewport.size, QImage::Format_RGB32);
    }
    if (shot.view.whole()) return;
    const double close = closeness(shot.view, areaOf(source.board.geometry()));
    near_ = std::make_shared<BoardBase>(source.board);
    BoardLook look = source.board.look();
    look.tokenScale *= tokenShareAt(close);
    near_->setLook(std::move(look));
    near_->setCodeSize(nearCodeSize(viewport.pixels, source.codePixels));
}

QRect ShotImage::strip(int number) const
{
    return QRect(0, number * stripHigh, viewport_.size.width(), stripHigh) & QRect(QPoint(), viewport_.size);
}

void ShotImage::paint(const BoardCache& whole, int ms)
{
    QElapsedTimer timer;
    timer.start();
    for (; step_ < steps() && (ms < 0 || timer.elapsed() < ms); ++step_)
        paintLayer(whole, static_cast<Layer>(step_ % layerCount), strip(step_ / layerCount));
}

void ShotImage::paintLayer(const BoardCache& whole, Layer layer, const QRect& part)
{
    if (layer == Orders) return compose(part);
    if (layer == Veil) return veil(part);
    if (near_ || whole.viewport() != viewport_) return paintBoard(layer, part);
    QPainter painter(&ground_); // the whole board has been painted already
    if (layer == Ground) painter.drawImage(part.topLeft(), whole.board(), part);
    if (layer != Names) return;
    painter.setOpacity(shot_.light.on ? asideShare : 1);
    painter.drawImage(part.topLeft(), whole.names(), part);
}

void ShotImage::paintBoard(Layer layer, const QRect& part)
{
    QPainter painter(&ground_);
    painter.setClipRect(part);
    painter.setTransform(viewport_.fromMap());
    const QRectF area = viewport_.toMap(QRectF(part).adjusted(-1, -1, 1, 1));
    switch (layer) {
    case Ground:
        return base().paintGround(painter, area);
    case Realms:
        return base().paintRealms(painter, area, picture_.owner);
    case Lines:
        base().paintLines(painter, area);
        return base().paintCentres(painter, area, picture_.owner);
    case Names: // the lit ones come again, over the orders
        painter.setOpacity(shot_.light.on ? asideShare : 1);
        return base().paintNames(painter, area, LabelMode::Codes);
    default:
        return;
    }
}

void ShotImage::veil(const QRect& part)
{
    if (!shot_.light.on) return;
    QImage veil(part.size(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&veil);
    painter.translate(-part.topLeft());
    painter.setTransform(viewport_.fromMap(), true);
    paintVeil(painter, base(), viewport_.toMap(part), shot_.light);
    painter.end();
    QPainter(&ground_).drawImage(part.topLeft(), veil);
}

void ShotImage::compose(const QRegion& region)
{
    QPainter painter(&scene_);
    for (const QRect& part : region) painter.drawImage(part.topLeft(), ground_, part);
    painter.setClipRegion(region);
    painter.setTransform(viewport_.fromMap());
    paintLitOrders(painter, base(), picture_, shot_.light, &region);
    for (const QRect& part : region)
        paintLitNames(painter, base(), viewport_.toMap(QRectF(part).adjusted(-1, -1, 1, 1)), shot_.light);
}

QRegion ShotImage::show(const BoardCache& whole, const Picture& picture)
{
    if (picture_ == picture) return {};
    const PictureChange change = changeBetween(picture_, picture, base());
    picture_ = picture;
    QRegion region;
    for (const Province p : change.recoloured) region += viewport_.toDevice(base().touchedBy(p));
    region &= QRect(QPoint(), viewport_.size);
    for (const QRect& part : region)
        for (const Layer layer : {Ground, Realms, Lines, Veil, Names}) paintLayer(whole, layer, part);
    for (const QRectF& area : change.orders) region += viewport_.toDevice(area);
    region &= QRect(QPoint(), viewport_.size);
    if (!region.isEmpty()) compose(region);
    return region;
}

} // namespace chancery
