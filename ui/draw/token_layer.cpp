// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/token_layer.h"

#include "ui/draw/mark_painter.h"
#include "ui/draw/picture_painter.h"

namespace chancery {

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
