// SPDX-License-Identifier: GPL-3.0-or-later
// Paints layer by layer, each of them item by item, for as long as there is time. All is veiled before the
// orders come, so that these are painted once.
#include "ui/draw/shot_image.h"

#include "ui/draw/board_cache.h"
#include "ui/draw/density.h"
#include "ui/draw/lit_painter.h"
#include "ui/draw/picture_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr int stripHigh = 96; ///< device pixels: what has no items is painted in strips

/// Calls `paint` for each strip of a part of the image that the pace takes.
template<class Paint>
void eachStrip(const QRect& part, Pace* pace, Paint paint)
{
    for (int top = part.top(); top <= part.bottom(); top += stripHigh)
        if (takes(pace)) paint(QRect(part.left(), top, part.width(), stripHigh) & part);
}

void copyInStrips(QImage& image, const QImage& from, Pace& pace)
{
    QPainter painter(&image);
    eachStrip(image.rect(), &pace,
              [&](const QRect& strip) { painter.drawImage(strip.topLeft(), from, strip); });
}

} // namespace

void ShotImage::begin(const Source& source, const Shot& shot, const Viewport& viewport)
{
    begun_ = true;
    shot_ = shot;
    viewport_ = viewport;
    wanted_ = aside_ = lit_ = {};
    bareTodo_ = groundTodo_ = sceneTodo_ = QRegion();
    board_ = &source.board;
    near_.reset();
    stage_ = 0;
    pace_ = Pace();
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

void ShotImage::show(const Picture& picture)
{
    wanted_ = picture;
    if (!painted() && aside_.owner == wanted_.owner) return; // what is half painted is finished first
    if (!painted()) stage_ = 0, pace_ = Pace();
    compareWithWanted();
}

QRegion ShotImage::paint(BoardCache& whole, int ms)
{
    QRegion changed;
    if (!painted()) {
        for (pace_.begin(ms); stage_ < stageCount; ++stage_, pace_.next()) {
            paintStage(whole);
            if (pace_.stopped()) return {};
        }
        bareTodo_ = groundTodo_ = sceneTodo_ = QRegion();
        compareWithWanted();
        changed = all();
    }
    return changed | repaint(whole, ms < 0 ? all() : firstStrip(outdated()));
}

void ShotImage::paintStage(BoardCache& whole)
{
    switch (static_cast<Stage>(stage_)) {
    case StepBack:
        return copyInStrips(ground_, bare_, pace_);
    case Aside:
        return paintOrdersOn(ground_, aside_);
    case Copy:
        return copyInStrips(scene_, ground_, pace_);
    case Lit:
        return paintOrdersOn(scene_, lit_);
    case LitNames: {
        QPainter painter(&scene_);
        painter.setTransform(viewport_.fromMap());
        return paintLitNames(painter, base(), viewport_.toMap(all()), shot_.light, &pace_);
    }
    default:
        return paintLayer(whole, static_cast<Stage>(stage_), all(), &pace_);
    }
}

void ShotImage::paintOrdersOn(QImage& image, const Picture& orders)
{
    QPainter painter(&image);
    painter.setTransform(viewport_.fromMap());
    const QRegion seen(all());
    paintOrders(painter, base(), orders, &seen, &pace_);
}

void ShotImage::paintLayer(BoardCache& whole, Stage layer, const QRect& part, Pace* pace)
{
    if (layer == Veil) return veil(part, pace);
    const bool same = !near_ && whole.viewport() == viewport_ && whole.owner() == aside_.owner;
    if (!same) return paintBoard(layer, part, pace);
    copyLayer(whole, layer, part, pace);
}

/// The whole board has been painted already.
void ShotImage::copyLayer(BoardCache& whole, Stage layer, const QRect& part, Pace* pace)
{
    if (layer != Ground && layer != Names) return;
    QPainter painter(&bare_);
    if (layer == Names && shot_.light.on) painter.setOpacity(asideShare);
    const QImage& image = layer == Ground ? whole.board(*board_) : whole.names();
    eachStrip(part, pace, [&](const QRect& strip) { painter.drawImage(strip.topLeft(), image, strip); });
}

void ShotImage::paintBoard(Stage layer, const QRect& part, Pace* pace)
{
    QPainter painter(&bare_);
    painter.setClipRect(part);
    painter.setTransform(viewport_.fromMap());
    const QRectF area = viewport_.toMap(QRectF(part).adjusted(-1, -1, 1, 1));
    switch (layer) {
    case Ground:
        return base().paintGround(painter, area, pace);
    case Realms:
        return base().paintRealms(painter, area, aside_.owner, pace);
    case Lines:
        return base().paintLines(painter, area, pace);
    case Centres:
        if (takes(pace)) base().paintCentres(painter, area, aside_.owner);
        return;
    case Places: // finding places for the names takes time
        if (takes(pace)) base().names(LabelMode::Codes);
        return;
    case Names: // the lit ones come again, over the orders
        painter.setOpacity(shot_.light.on ? asideShare : 1);
        return base().paintNames(painter, area, LabelMode::Codes, nullptr, pace);
    default:
        return;
    }
}

void ShotImage::veil(const QRect& part, Pace* pace)
{
    if (!shot_.light.on) return;
    eachStrip(part, pace, [&](const QRect& strip) {
        QImage veil(strip.size(), QImage::Format_ARGB32_Premultiplied);
        veil.fill(Qt::transparent);
        QPainter painter(&veil);
        painter.translate(-strip.topLeft());
        painter.setTransform(viewport_.fromMap(), true);
        painter.fillRect(base().shapes().frame, veilColour(base().look().theme)); // not what is beside it
        lightUp(painter, base(), viewport_.toMap(strip), shot_.light);
        painter.end();
        QPainter(&bare_).drawImage(strip.topLeft(), veil);
    });
}

void ShotImage::stepBack(const QRegion& region)
{
    QPainter painter(&ground_);
    for (const QRect& part : region) painter.drawImage(part.topLeft(), bare_, part);
    if (!shot_.light.on) return;
    if (region.rectCount() > 1) painter.setClipRegion(region);
    painter.setTransform(viewport_.fromMap());
    paintOrders(painter, base(), aside_, &region);
}

void ShotImage::compose(const QRegion& region)
{
    QPainter painter(&scene_);
    for (const QRect& part : region) painter.drawImage(part.topLeft(), ground_, part);
    if (region.rectCount() > 1) painter.setClipRegion(region);
    painter.setTransform(viewport_.fromMap());
    paintOrders(painter, base(), lit_, &region);
    Spotlight touched{true, {}, {}};
    for (const PaintedName& name : base().names(LabelMode::Codes))
        if (!shot_.light.on || shot_.light.provinces.has(name.label.province))
            if (region.intersects(viewport_.toDevice(name.extent)))
                touched.provinces.add(name.label.province);
    paintLitNames(painter, base(), viewport_.toMap(all()), touched);
}

void ShotImage::compareWithWanted()
{
    Picture aside = pictureOfOrders(wanted_, shot_.light, false),
            lit = pictureOfOrders(wanted_, shot_.light, true);
    aside.owner = wanted_.owner;
    const PictureChange behind = changeBetween(aside_, aside, base()),
                        over = changeBetween(lit_, lit, base());
    aside_ = std::move(aside);
    lit_ = std::move(lit);
    for (const Province p : behind.recoloured) bareTodo_ += viewport_.toDevice(base().touchedBy(p)) & all();
    for (const QRectF& area : behind.orders) groundTodo_ += viewport_.toDevice(area) & all();
    for (const QRectF& area : over.orders) sceneTodo_ += viewport_.toDevice(area) & all();
}

QRegion ShotImage::repaint(BoardCache& whole, const QRect& part)
{
    const QRegion bare = bareTodo_ & part, ground = (groundTodo_ & part) | bare,
                  scene = (sceneTodo_ & part) | ground;
    for (const QRect& one : bare)
        for (const Stage layer : {Ground, Realms, Lines, Centres, Veil, Names})
            paintLayer(whole, layer, one, nullptr);
    if (!ground.isEmpty()) stepBack(exactClip(ground, all()));
    if (!scene.isEmpty()) compose(exactClip(scene, all()));
    for (QRegion* todo : {&bareTodo_, &groundTodo_, &sceneTodo_}) *todo -= part;
    return scene;
}

} // namespace chancery
