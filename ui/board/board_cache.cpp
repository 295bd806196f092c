// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_cache.h"

#include "ui/board/picture_painter.h"

#include <QPainter>

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

} // namespace

void BoardCache::clear()
{
    below_ = above_ = scene_ = QImage();
}

void BoardCache::build(const BoardBase& base, const Viewport& viewport, const Picture& picture,
                       LabelMode labels)
{
    if (scene_.size() != viewport.size) {
        clear();
        below_ = QImage(viewport.size, QImage::Format_RGB32);
        above_ = QImage(viewport.size, QImage::Format_ARGB32_Premultiplied);
        scene_ = QImage(viewport.size, QImage::Format_RGB32);
    }
    viewport_ = viewport;
    labels_ = labels;
    paintAll(base, QRect(QPoint(), viewport.size), picture);
}

void BoardCache::moveTo(const BoardBase& base, QPointF origin, const Picture& picture)
{
    const QPoint by = (origin - viewport_.origin).toPoint();
    viewport_.origin += by; // whole pixels: nothing is blurred
    for (QImage* image : {&below_, &above_, &scene_}) *image = shifted(*image, by);
    const QRect whole(QPoint(), viewport_.size);
    paintAll(base, QRegion(whole) - whole.translated(by), picture);
}

void BoardCache::paintAll(const BoardBase& base, const QRegion& region, const Picture& picture)
{
    paintLayer(below_, region, base, picture);
    paintLayer(above_, region, base, picture);
    refresh(base, region, picture);
}

void BoardCache::paintLayer(QImage& layer, const QRegion& region, const BoardBase& base,
                            const Picture& picture)
{
    for (const QRect& part : region) {
        const QRect visible = part & layer.rect();
        if (visible.isEmpty()) continue;
        QPainter painter(&layer);
        painter.setClipRect(visible);
        painter.setTransform(viewport_.fromMap());
        const QRectF area = viewport_.toMap(QRectF(visible).adjusted(-1, -1, 1, 1));
        if (&layer == &below_) {
            base.paintBelow(painter, area, picture.owner);
            continue;
        }
        painter.setCompositionMode(QPainter::CompositionMode_Clear);
        painter.fillRect(area, Qt::transparent);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        base.paintAbove(painter, area, labels_);
    }
}

void BoardCache::recolour(const BoardBase& base, const QRegion& region, const Picture& picture)
{
    paintLayer(below_, region, base, picture);
}

void BoardCache::refresh(const BoardBase& base, const QRegion& region, const Picture& picture)
{
    const QRegion visible = region & scene_.rect();
    if (visible.isEmpty()) return;
    QPainter painter(&scene_);
    painter.setClipRegion(visible);
    painter.drawImage(0, 0, below_);
    painter.drawImage(0, 0, above_);
    painter.setTransform(viewport_.fromMap());
    paintUnderTokens(painter, base, picture, &visible);
}

} // namespace chancery
