// SPDX-License-Identifier: GPL-3.0-or-later
// What a BoardView keeps: its caches, where it looks, and what the mouse is doing. For the two files of
// BoardView.
#pragma once

#include "ui/board/board_cache.h"
#include "ui/board/board_view.h"
#include "ui/board/mark_images.h"
#include "ui/paint/density.h"
#include "ui/paint/token_painter.h"

#include <QTimer>

#include <optional>

namespace chancery {

struct BoardView::Private
{
    BoardSource source;
    BoardLook look;
    ThemeKind theme = ThemeKind::Light;
    std::unique_ptr<BoardBase> base;
    BoardCache cache;
    TokenImages tokens;
    MarkImages marks;
    double tokenPixels = 0; ///< what the token images were made for
    Picture picture;        ///< as handed in
    Picture shown;          ///< with the space under the mouse, and orders that fade alike in full
    BoardLens lens;
    bool interactive = true;
    double codePixels = leastCodePixels;
    /// Of the cache, in device pixels: highlights, orders and owners that have changed.
    QRegion unpainted, unordered, uncoloured;
    QTimer refine;
    std::optional<QPointF> pressed;
    QPointF dragged; ///< where the drag has got to
    bool dragging = false;
    Province pulled = noProvince; ///< whose unit is being pulled
    std::function<bool(Province)> mayDrag;
    Province hovered = noProvince;

    double ratio(const QWidget& widget) const { return widget.devicePixelRatioF(); }

    LabelMode labels() const { return labelsAt(lens.zoom(), look.labels); }

    Viewport viewport(const QWidget& widget) const
    {
        const double r = ratio(widget);
        return {(QSizeF(widget.size()) * r).toSize(), lens.zoom() * r, (lens.origin() * r).toPoint()};
    }

    /// Brings the images up to date; true if they show exactly this viewport.
    bool update(const QWidget& widget);
    void build(const Viewport& wanted);
    void paintTokens(QPainter& painter, const Viewport& now, const QRect& dirty);
};

} // namespace chancery
