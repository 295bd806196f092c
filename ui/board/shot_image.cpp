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

/// Returns pictures of one order each, in the order in which they are painted.
std::vector<Picture> oneByOne(const Picture& picture)
{
    std::vector<Picture> all;
    Picture marks;
    marks.marks = picture.marks;
    all.push_back(std::move(marks));
    for (int layer = 0; layer < orderLayers; ++layer)
        for (const Arrow& arrow : picture.arrows)
            if (layerOf(arrow.kind) == layer) all.emplace_back().arrows = {arrow};
    return all;
}

} // namespace

int ShotImage::steps() const
{
    constexpr int others = 3; // the two copies between them, and the lit names
    return layerCount * strips_ + static_cast<int>(asideOneByOne_.size() + litOneByOne_.size()) + others;
}

void ShotImage::begin(const Source& source, const Shot& shot, const Viewport& viewport,
                      const Picture& picture)
{
    begun_ = true;
    shot_ = shot;
    viewport_ = viewport;
    owner_ = picture.owner;
    aside_ = ordersOf(picture, shot.light, false);
    lit_ = ordersOf(picture, shot.light, true);
    asideOneByOne_ = oneByOne(aside_);
    litOneByOne_ = oneByOne(lit_);
    board_ = &source.board;
    near_.reset();
    step_ = 0;
    strips_ = (viewport.size.height() + stripHigh - 1) / stripHigh;
    if (scene_.size() != viewport.size) {
        bare_ = QImage(viewport.size, QImage::Format_RGB32);
        ground_ = QImage(viewport.size, QImage::Format_RGB32);
        scene_ = QImage(viewport.size, QImage::Format_RGB32);
    }
    if (shot.view.whole()) return;
    const double close = closeness(shot.view, areaOf(source.board.geometry()));
    near_ = std::make_shared<BoardBase>(source.board);
    near_->setNear(source.board.look().tokenScale * tokenShareAt(close));
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
    for (; step_ < steps() && (ms < 0 || timer.elapsed() < ms); ++step_) paintStep(whole, step_);
}

/// First the layers of all strips; then the orders, which reach over many strips, one by one.
void ShotImage::paintStep(const BoardCache& whole, int step)
{
    const int aside = static_cast<int>(asideOneByOne_.size()), lit = static_cast<int>(litOneByOne_.size());
    const QRect all(QPoint(), viewport_.size);
    if (step < layerCount * strips_)
        return paintLayer(whole, static_cast<Layer>(step % layerCount), strip(step / layerCount));
    step -= layerCount * strips_;
    if (step == 0) {
        QPainter(&ground_).drawImage(0, 0, bare_);
        return;
    }
    step -= 1;
    if (step < aside) return paintOrder(ground_, asideOneByOne_[static_cast<std::size_t>(step)]);
    step -= aside;
    if (step == 0) {
        QPainter(&scene_).drawImage(0, 0, ground_);
        return;
    }
    if (step <= lit) return paintOrder(scene_, litOneByOne_[static_cast<std::size_t>(step) - 1]);
    QPainter painter(&scene_);
    painter.setTransform(viewport_.fromMap());
    paintLitNames(painter, base(), viewport_.toMap(all), shot_.light);
}

void ShotImage::paintOrder(QImage& image, const Picture& order)
{
    QPainter painter(&image);
    painter.setTransform(viewport_.fromMap());
    const QRegion all(QRect(QPoint(), viewport_.size));
    paintOrders(painter, base(), order, &all);
}

void ShotImage::paintLayer(const BoardCache& whole, Layer layer, const QRect& part)
{
    if (layer == Veil) return veil(part);
    if (near_ || whole.viewport() != viewport_) return paintBoard(layer, part);
    QPainter painter(&bare_); // the whole board has been painted already
    if (layer == Ground) painter.drawImage(part.topLeft(), whole.board(), part);
    if (layer != Names) return;
    painter.setOpacity(shot_.light.on ? asideShare : 1);
    painter.drawImage(part.topLeft(), whole.names(), part);
}

void ShotImage::paintBoard(Layer layer, const QRect& part)
{
    QPainter painter(&bare_);
    painter.setClipRect(part);
    painter.setTransform(viewport_.fromMap());
    const QRectF area = viewport_.toMap(QRectF(part).adjusted(-1, -1, 1, 1));
    switch (layer) {
    case Ground:
        return base().paintGround(painter, area);
    case Realms:
        return base().paintRealms(painter, area, owner_);
    case Lines:
        base().paintLines(painter, area);
        return base().paintCentres(painter, area, owner_);
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
    QPainter(&bare_).drawImage(part.topLeft(), veil);
}

void ShotImage::stepBack(const QRegion& region)
{
    QPainter painter(&ground_);
    for (const QRect& part : region) painter.drawImage(part.topLeft(), bare_, part);
    if (!shot_.light.on) return;
    painter.setClipRegion(region);
    painter.setTransform(viewport_.fromMap());
    paintOrders(painter, base(), aside_, &region);
}

void ShotImage::compose(const QRegion& region)
{
    QPainter painter(&scene_);
    for (const QRect& part : region) painter.drawImage(part.topLeft(), ground_, part);
    painter.setClipRegion(region);
    painter.setTransform(viewport_.fromMap());
    paintOrders(painter, base(), lit_, &region);
    const QRectF around = QRectF(region.boundingRect()).adjusted(-1, -1, 1, 1); // each name once
    paintLitNames(painter, base(), viewport_.toMap(around), shot_.light);
}

QRegion ShotImage::show(const BoardCache& whole, const Picture& picture)
{
    Picture aside = ordersOf(picture, shot_.light, false), lit = ordersOf(picture, shot_.light, true);
    aside.owner = picture.owner;
    aside_.owner = owner_;
    const QRect all(QPoint(), viewport_.size);
    const PictureChange behind = changeBetween(aside_, aside, base()),
                        over = changeBetween(lit_, lit, base());
    owner_ = picture.owner;
    aside_ = std::move(aside);
    lit_ = std::move(lit);
    QRegion bare, ground, region;
    for (const Province p : behind.recoloured) bare += viewport_.toDevice(base().touchedBy(p));
    for (const QRectF& area : behind.orders) ground += viewport_.toDevice(area);
    bare &= all;
    ground = (ground & all) | bare;
    for (const QRect& part : bare)
        for (const Layer layer : {Ground, Realms, Lines, Veil, Names}) paintLayer(whole, layer, part);
    if (!ground.isEmpty()) stepBack(ground);
    for (const QRectF& area : over.orders) region += viewport_.toDevice(area);
    region = (region & all) | ground;
    if (!region.isEmpty()) compose(region);
    return region;
}

} // namespace chancery
