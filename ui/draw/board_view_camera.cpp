// SPDX-License-Identifier: GPL-3.0-or-later
// The camera of a board for an audience. Each shot is one image. While the camera moves, the images of both
// shots are stretched and the nearer one is faded over the other; tokens are painted on top.
#include "ui/draw/board_view_private.h"
#include "ui/draw/lit_painter.h"
#include "ui/draw/mark_painter.h"
#include "ui/draw/picture_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr int stepMs = 3;                 ///< how long the next shot is painted between two frames
constexpr int mostSmoothPixels = 2500000; ///< a larger picture is stretched without smoothing

QRectF rectOf(const MapArea& area)
{
    return {area.corner.x, area.corner.y, area.width, area.height};
}

/// Returns where an image of one viewport lies in another one.
QRectF placeIn(const Viewport& now, const Viewport& image)
{
    const double scale = now.pixels / image.pixels;
    return {now.origin - image.origin * scale, QSizeF(image.size) * scale};
}

} // namespace

const Framing& BoardView::framing() const
{
    return d_->framing;
}

bool BoardView::isPrepared() const
{
    const std::vector<Shot> wanted = d_->wantedShots();
    return std::ranges::all_of(wanted, [this](const Shot& shot) {
        const Viewport viewport = d_->viewportOf(*this, shot);
        return std::ranges::any_of(
            d_->shots, [&](const ShotImage& image) { return image.shows(shot, viewport) && image.ready(); });
    });
}

qsizetype BoardView::imageBytes() const
{
    qsizetype all = d_->cache.bytes();
    for (const ShotImage& image : d_->shots) all += image.bytes();
    return all;
}

BoardLens BoardView::Private::lensFor(const MapArea& view) const
{
    if (!base || view.whole()) return lens.fitted();
    return lens.fitted().showing(rectOf(onBoard(view, areaOf(base->geometry()))));
}

void BoardView::Private::clearShots()
{
    for (ShotImage& image : shots) image.clear();
    difference.clear();
    compared = {};
}

std::vector<Shot> BoardView::Private::wantedShots() const
{
    std::vector<Shot> wanted;
    for (const Shot* shot : {&framing.to, &framing.from, &framing.next}) {
        const bool over = shot == &framing.from && framing.stands();
        if (!over && !shot->plain() && std::ranges::find(wanted, *shot) == wanted.end())
            wanted.push_back(*shot);
    }
    if (wanted.size() > shots.size()) wanted.resize(shots.size());
    return wanted;
}

ShotImage* BoardView::Private::begunImage(const QWidget& widget, const Shot& shot)
{
    const Viewport viewport = viewportOf(widget, shot);
    for (ShotImage& image : shots) {
        if (!image.shows(shot, viewport)) continue;
        image.show(views.in(shot, picture));
        return &image;
    }
    return nullptr;
}

ShotImage* BoardView::Private::paintedImage(const QWidget& widget, const Shot& shot)
{
    ShotImage* image = begunImage(widget, shot);
    return image && image->painted() ? image : nullptr;
}

ShotImage& BoardView::Private::imageOf(const QWidget& widget, const Shot& shot)
{
    if (ShotImage* begun = begunImage(widget, shot)) return *begun;
    const std::vector<Shot> wanted = wantedShots();
    const auto isFree = [&](const ShotImage& image) {
        return std::ranges::none_of(
            wanted, [&](const Shot& one) { return image.shows(one, viewportOf(widget, one)); });
    };
    const auto free = std::ranges::find_if(shots, isFree);
    ShotImage& image = free == shots.end() ? shots.front() : *free;
    image.begin({*base, codePixels * ratio(widget)}, shot, viewportOf(widget, shot));
    image.show(views.in(shot, picture));
    difference.clear();
    compared = {};
    return image;
}

void BoardView::Private::paintImage(ShotImage& image, const Shot& shot, int ms)
{
    const QRegion changed = image.paint(cache, ms);
    if (shot == compared.first || shot == compared.second) difference.changed(changed);
}

const QImage& BoardView::Private::sceneOf(const QWidget& widget, const Shot& shot)
{
    if (shot.plain()) return cache.scene(*base);
    ShotImage& image = imageOf(widget, shot);
    paintImage(image, shot, -1);
    return image.scene();
}

void BoardView::Private::startPreparing(const QWidget& widget)
{
    const bool idle = showsCache() && wantedShots().empty();
    if (!idle && widget.isVisible() && !prepare.isActive()) prepare.start();
}

bool BoardView::Private::prepareSome(QWidget& widget)
{
    if (!base || cache.empty() || !widget.isVisible()) return false;
    if (cache.viewport() != cacheViewport(widget)) return false;
    if (!showsCache() && cache.paintSome(*base)) return true;
    for (const Shot& shot : wantedShots()) {
        ShotImage& image = imageOf(widget, shot);
        if (image.ready()) continue;
        paintImage(image, shot, stepMs);
        return true;
    }
    const bool fades = framing.stands() && framing.to.view == framing.next.view;
    return fades && compare(widget, framing.to, framing.next, false) && !difference.done();
}

void BoardView::Private::paintShot(QPainter& painter, const QWidget& widget, const QRegion& dirty)
{
    if (framing.stands()) {
        const QImage& scene = sceneOf(widget, framing.to);
        for (const QRect& part : dirty) painter.drawImage(part.topLeft(), scene, part);
    } else if (framing.from.view == framing.to.view) {
        paintLight(painter, widget, dirty);
    } else {
        paintMove(painter, widget);
    }
    paintTokens(painter, viewport(widget), dirty);
}

/// Paints the image of a shot where it lies now; `smooth` asks for the better of two ways to stretch it.
void BoardView::Private::paintScene(QPainter& painter, const QWidget& widget, const Shot& shot,
                                    double opacity, bool smooth)
{
    if (opacity <= 0) return;
    const QImage& scene = sceneOf(widget, shot);
    const Viewport now = viewport(widget), own = viewportOf(widget, shot);
    const bool small = now.size.width() * now.size.height() <= mostSmoothPixels;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, !widget.isVisible() || (smooth && small));
    painter.setOpacity(opacity);
    if (own == now)
        painter.drawImage(0, 0, scene);
    else
        painter.drawImage(placeIn(now, own), scene);
    painter.setOpacity(1);
}

void BoardView::Private::paintMove(QPainter& painter, const QWidget& widget)
{
    const bool comes = !framing.to.view.whole();
    const Shot &near = comes ? framing.to : framing.from, &far = comes ? framing.from : framing.to;
    const double share = nearShare(framing);
    const Viewport now = viewport(widget);
    QRegion beside(QRect(QPoint(), now.size));
    beside -= placeIn(now, viewportOf(widget, near)).toAlignedRect().adjusted(1, 1, -1, -1);
    if (share >= 1) painter.setClipRegion(beside); // the rest is covered
    paintScene(painter, widget, far, 1, false);
    painter.setClipping(false);
    paintBeside(painter, widget, beside);
    paintScene(painter, widget, near, share, share >= 1);
}

void BoardView::Private::paintTokens(QPainter& painter, const Viewport& now, const QRegion& dirty)
{
    const bool zooming = !framing.stands() && framing.from.view != framing.to.view;
    if (tokenPixels != now.pixels && framing.plain()) {
        tokens.clear();
        marks.clear();
    }
    tokenPixels = now.pixels;
    // Of the size that they have when the camera is near; on the whole board they are a little smaller.
    const Shot& near = framing.to.view.whole() ? framing.from : framing.to;
    const double made = zooming ? lensFor(near.view).zoom() * now.pixels / lens.zoom() * look.tokenScale *
                                      tokenShareAt(closeness(near.view, areaOf(base->geometry())))
                                : 0;
    for (const Token& token : picture.tokens) {
        if (!dirty.intersects(now.toDevice(extentOf(token)))) continue;
        Token seen = token;
        seen.opacity *= shareLit(framing, base->map().provinceOf(token.unit.at));
        const QPointF at = now.fromMap().map(QPointF(token.at.x, token.at.y));
        if (zooming)
            tokens.paintScaled(painter, seen, at, now.pixels, made, look.theme, tokenText(*base, token));
        else
            tokens.paint(painter, seen, at, now.pixels, look.theme, tokenText(*base, token));
    }
    for (const Mark& mark : picture.marks) {
        if (liesUnderTokens(mark.kind) || !dirty.intersects(now.toDevice(extentOf(mark)))) continue;
        Mark seen = mark;
        seen.opacity *= shareLit(framing, mark.unit);
        marks.paint(painter, seen, now.fromMap().map(QPointF(mark.at.x, mark.at.y)), now.pixels, look.theme);
    }
}

} // namespace chancery
