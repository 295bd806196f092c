// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/token_layer.h"

#include "ui/draw/mark_painter.h"
#include "ui/draw/picture_painter.h"

#include <cmath>

namespace chancery {

void MarkImages::paint(QPainter& painter, const Mark& mark, QPointF at, double pixels, const Theme& theme)
{
    constexpr int mostImages = 256; // marks that pop up have another size on every frame
    constexpr double sizes = 1024;  // of images, for each pixel that one of their map units takes
    const long rounded = std::lround(mark.scale * pixels * sizes);
    const double size = double(rounded) / sizes;
    Mark centred = mark;
    centred.at = {};
    centred.scale = centred.opacity = 1;
    const int half = static_cast<int>(std::ceil(extentOf(centred).width() / 2 * size)) + 1;
    if (images_.size() > mostImages) images_.clear();
    QImage& image = images_[QStringLiteral("%1 %2 %3 %4")
                                .arg(static_cast<int>(mark.kind))
                                .arg(static_cast<int>(index(mark.power)))
                                .arg(rounded)
                                .arg(QString::fromStdString(mark.text))];
    if (image.isNull()) {
        image = QImage(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter p(&image);
        p.translate(half, half);
        p.scale(size, size);
        paintMark(p, centred, theme);
    }
    painter.setOpacity(mark.opacity);
    painter.drawImage(
        QPoint(static_cast<int>(std::lround(at.x())) - half, static_cast<int>(std::lround(at.y())) - half),
        image);
    painter.setOpacity(1);
}

namespace {

/// Returns the device pixels for one map unit for which the images of tokens are made while the camera moves:
/// those of the near shot. On the whole board tokens are a little smaller.
double pixelsOfNear(const BoardBase& base, const BoardSight& sight, double pixels)
{
    const Framing& framing = sight.framing;
    const Shot& near = framing.to.view.whole() ? framing.from : framing.to;
    return sight.lensFor(near.view).zoom() * pixels / sight.lens.zoom() * base.look().tokenScale *
           tokenShareAt(closeness(near.view, areaOf(base.geometry())));
}

} // namespace

void TokenLayer::clear()
{
    tokens_.clear();
    marks_.clear();
}

void TokenLayer::paint(QPainter& painter, const BoardBase& base, const BoardSight& sight,
                       const QRegion& dirty)
{
    const Viewport now = sight.viewport();
    const Framing& framing = sight.framing;
    const Theme& theme = base.look().theme;
    const bool zooming = !framing.stands() && framing.from.view != framing.to.view;
    if (pixels_ != now.pixels && framing.plain()) clear();
    pixels_ = now.pixels;
    const double made = zooming ? pixelsOfNear(base, sight, now.pixels) : 0;
    for (const Token& token : sight.picture.tokens) {
        if (!dirty.intersects(now.toDevice(extentOf(token)))) continue;
        Token seen = token;
        seen.opacity *= shareLit(framing, base.map().provinceOf(token.unit.at));
        const QPointF at = now.fromMap().map(QPointF(token.at.x, token.at.y));
        if (zooming)
            tokens_.paintScaled(painter, seen, at, now.pixels, made, theme, tokenText(base, token));
        else
            tokens_.paint(painter, seen, at, now.pixels, theme, tokenText(base, token));
    }
    for (const Mark& mark : sight.picture.marks) {
        if (liesUnderTokens(mark.kind) || !dirty.intersects(now.toDevice(extentOf(mark)))) continue;
        Mark seen = mark;
        seen.opacity *= shareLit(framing, mark.unit);
        marks_.paint(painter, seen, now.fromMap().map(QPointF(mark.at.x, mark.at.y)), now.pixels, theme);
    }
}

QRegion litOtherwise(const BoardBase& base, const BoardSight& sight, const Spotlight& a, const Spotlight& b)
{
    const Viewport now = sight.viewport();
    const auto otherwise = [&](Province unit) { return isLit(a, unit) != isLit(b, unit); };
    QRegion all;
    for (const Token& token : sight.picture.tokens)
        if (otherwise(base.map().provinceOf(token.unit.at))) all += now.toDevice(extentOf(token));
    for (const Mark& mark : sight.picture.marks)
        if (!liesUnderTokens(mark.kind) && otherwise(mark.unit)) all += now.toDevice(extentOf(mark));
    return all;
}

} // namespace chancery
