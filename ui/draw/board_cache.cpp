// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/board_cache.h"

#include "ui/draw/arrow_painter.h"
#include "ui/draw/mark_painter.h"
#include "ui/draw/picture_painter.h"

#include <QPainter>

#include <algorithm>
#include <future>
#include <utility>

namespace chancery {

namespace {

QImage shifted(const QImage& image, QPoint by)
{
    QImage moved(image.size(), image.format());
    QPainter painter(&moved);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(by, image);
    return moved;
}

/// If all orders have the same opacity, returns it and makes them opaque, so that they are painted once and
/// fade as one layer.
double liftFade(Picture& picture)
{
    std::vector<double*> all;
    for (Arrow& arrow : picture.arrows) all.push_back(&arrow.opacity);
    for (Mark& mark : picture.marks)
        if (liesUnderTokens(mark.kind)) all.push_back(&mark.opacity);
    if (all.empty()) return 1;
    const double fade = *all.front();
    if (std::ranges::any_of(all, [fade](const double* opacity) { return *opacity != fade; })) return 1;
    for (double* opacity : all) *opacity = 1;
    return fade;
}

} // namespace

std::vector<QRectF> extentsOfOrders(const Picture& picture, const BoardBase& base)
{
    std::vector<QRectF> areas;
    for (const Arrow& arrow : picture.arrows)
        for (const QRectF& area : extentsOf(arrow, arrowThickness(base.look()))) areas.push_back(area);
    for (const Mark& mark : picture.marks)
        if (liesUnderTokens(mark.kind)) areas.push_back(extentOf(mark));
    return areas;
}

void BoardCache::clear()
{
    ground_ = lines_ = names_ = board_ = orders_ = scene_ = QImage();
    uncoloured_ = unordered_ = unpainted_ = QRegion();
}

void BoardCache::build(const BoardBase& base, const Viewport& viewport, const Picture& picture,
                       LabelMode labels)
{
    if (scene_.size() != viewport.size) {
        clear();
        ground_ = QImage(viewport.size, QImage::Format_RGB32);
        lines_ = QImage(viewport.size, QImage::Format_ARGB32_Premultiplied);
        names_ = QImage(viewport.size, QImage::Format_ARGB32_Premultiplied);
        orders_ = QImage(viewport.size, QImage::Format_ARGB32_Premultiplied);
        board_ = QImage(viewport.size, QImage::Format_RGB32);
        scene_ = QImage(viewport.size, QImage::Format_RGB32);
    }
    viewport_ = viewport;
    labels_ = labels;
    show(base, picture);
    uncoloured_ = unordered_ = unpainted_ = QRegion();
    paintAll(base, QRect(QPoint(), viewport.size));
}

void BoardCache::moveTo(const BoardBase& base, QPointF origin)
{
    scene(base); // what is out of date would have to move too
    const QPoint by = (origin - viewport_.origin).toPoint();
    viewport_.origin += by; // whole pixels: nothing is blurred
    for (QImage* image : {&ground_, &lines_, &names_, &board_, &orders_, &scene_})
        *image = shifted(*image, by);
    const QRect whole(QPoint(), viewport_.size);
    paintAll(base, QRegion(whole) - whole.translated(by));
}

void BoardCache::show(const BoardBase& base, const Picture& picture)
{
    Picture next = picture;
    next.tokens.clear();
    const double opacity = liftFade(next);
    const PictureChange change = changeBetween(picture_, next, base);
    picture_ = std::move(next);
    for (const Province p : change.recoloured) uncoloured_ += viewport_.toDevice(base.touchedBy(p));
    for (const QRectF& area : change.orders) unordered_ += viewport_.toDevice(area);
    for (const QRectF& area : change.highlighted) unpainted_ += viewport_.toDevice(area);
    if (std::exchange(ordersOpacity_, opacity) == opacity) return;
    for (const QRectF& area : extentsOfOrders(picture_, base)) unpainted_ += viewport_.toDevice(area);
}

bool BoardCache::paintSome(const BoardBase& base)
{
    board(base);
    const QRegion todo = outdated();
    if (todo.isEmpty()) return false;
    const QRect strip = firstStrip(todo);
    reorder(base, unordered_ & strip);
    refresh(base, todo & strip);
    unordered_ -= strip;
    unpainted_ -= strip;
    return true;
}

const QImage& BoardCache::board(const BoardBase& base)
{
    recolour(base, uncoloured_);
    unpainted_ += std::exchange(uncoloured_, QRegion());
    return board_;
}

const QImage& BoardCache::scene(const BoardBase& base)
{
    board(base);
    reorder(base, unordered_);
    refresh(base, outdated());
    unordered_ = unpainted_ = QRegion();
    return scene_;
}

QRegion BoardCache::onBoard(const BoardBase& base, const QRegion& region) const
{
    return region & viewport_.toDevice(base.shapes().frame) & QRect(QPoint(), viewport_.size);
}

void BoardCache::paintBeside(const BoardBase& base, const QRegion& region)
{
    const QColor surround = base.look().theme.surround;
    for (QImage* image : {&ground_, &lines_, &names_, &board_, &orders_, &scene_}) {
        QPainter painter(image);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        for (const QRect& part : region - onBoard(base, region))
            painter.fillRect(part, image->hasAlphaChannel() ? QColor(Qt::transparent) : surround);
    }
}

void BoardCache::paintAll(const BoardBase& base, const QRegion& wanted)
{
    paintBeside(base, wanted);
    const QRegion region = onBoard(base, wanted);
    paintFixed(base, region);
    recolour(base, region);
    reorder(base, region);
    refresh(base, region);
}

/// The ground takes as long as the other two. It shares no path with them and has no text, so that another
/// thread can paint it: QPainterPath is not made for two at once.
void BoardCache::paintFixed(const BoardBase& base, const QRegion& region)
{
    constexpr int large = 1000000; // pixels: a thread is worth it
    const QRect bounds = region.boundingRect();
    const auto policy = bounds.width() * bounds.height() > large ? std::launch::async : std::launch::deferred;
    if (labels_ != LabelMode::None) base.names(labels_); // places them by the shapes of the provinces
    std::future<void> ground = std::async(policy, [&] {
        paintLayer(ground_, region,
                   [&](QPainter& painter, const QRectF& area) { base.paintGround(painter, area); });
    });
    paintLayer(lines_, region,
               [&](QPainter& painter, const QRectF& area) { base.paintLines(painter, area); });
    paintLayer(names_, region,
               [&](QPainter& painter, const QRectF& area) { base.paintNames(painter, area, labels_); });
    ground.get(); // which throws what was thrown there
}

void BoardCache::recolour(const BoardBase& base, const QRegion& region)
{
    for (const QRect& visible : onBoard(base, region)) {
        QPainter(&board_).drawImage(visible.topLeft(), ground_, visible);
        paintRealms(base, visible);
        const QRectF area = viewport_.toMap(QRectF(visible).adjusted(-1, -1, 1, 1));
        QPainter painter(&board_);
        painter.setClipRect(visible);
        painter.drawImage(visible.topLeft(), lines_, visible);
        painter.setTransform(viewport_.fromMap());
        base.paintCentres(painter, area, picture_.owner);
    }
}

void BoardCache::paintRealms(const BoardBase& base, const QRect& visible)
{
    const std::vector<Power>& owner = picture_.owner;
    const QRectF area = viewport_.toMap(QRectF(visible).adjusted(-1, -1, 1, 1));
    const Canvas canvas{board_, viewport_.origin.toPoint(), visible};
    stencils_.setZoom(base.shapes(), viewport_.pixels);
    for (std::size_t p = 0; p < std::min(owner.size(), base.shapes().space.size()); ++p) {
        if (owner[p] == noPower || !base.shapes().space[p].bounds.intersects(area)) continue;
        if (stencils_.paintRealm(canvas, base, p, owner)) continue;
        QPainter painter(&board_);
        painter.setClipRect(visible);
        painter.setTransform(viewport_.fromMap());
        base.paintRealm(painter, area, p, owner);
    }
}

void BoardCache::highlight(const BoardBase& base, const QRegion& region)
{
    stencils_.setZoom(base.shapes(), viewport_.pixels);
    for (const Highlight& highlight : picture_.highlights) {
        if (index(highlight.province) >= base.shapes().space.size()) continue;
        const SpaceShape& space = base.shapes().space[index(highlight.province)];
        for (const QRect& part : region& viewport_.toDevice(space.bounds)) {
            const Canvas canvas{scene_, viewport_.origin.toPoint(), part};
            if (stencils_.paintHighlight(canvas, base, highlight)) continue;
            QPainter painter(&scene_);
            painter.setClipRect(part);
            painter.setTransform(viewport_.fromMap());
            paintHighlight(painter, highlight.kind, space, base.look().theme);
        }
    }
}

template<class Paint>
void BoardCache::paintLayer(QImage& layer, const QRegion& region, Paint paint)
{
    for (const QRect& visible : region) {
        QPainter painter(&layer);
        painter.setClipRect(visible);
        if (layer.hasAlphaChannel()) {
            painter.setCompositionMode(QPainter::CompositionMode_Source);
            painter.fillRect(visible, Qt::transparent);
            painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        }
        painter.setTransform(viewport_.fromMap());
        paint(painter, viewport_.toMap(QRectF(visible).adjusted(-1, -1, 1, 1)));
    }
}

void BoardCache::reorder(const BoardBase& base, const QRegion& region)
{
    if (onBoard(base, region).isEmpty()) return;
    const QRegion visible = exactClip(onBoard(base, region), orders_.rect());
    QPainter painter(&orders_);
    if (visible.rectCount() > 1) painter.setClipRegion(visible);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(visible.boundingRect(), Qt::transparent);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setTransform(viewport_.fromMap());
    paintOrders(painter, base, picture_, &visible);
}

void BoardCache::refresh(const BoardBase& base, const QRegion& region)
{
    const QRegion visible = onBoard(base, region);
    if (visible.isEmpty()) return;
    {
        QPainter painter(&scene_);
        for (const QRect& part : visible) painter.drawImage(part.topLeft(), board_, part);
    }
    highlight(base, visible);
    QPainter painter(&scene_);
    for (const QImage* layer : {&orders_, &names_}) { // names on top: they can always be read
        painter.setOpacity(layer == &orders_ ? ordersOpacity_ : 1);
        for (const QRect& part : visible) painter.drawImage(part.topLeft(), *layer, part);
    }
}

} // namespace chancery
