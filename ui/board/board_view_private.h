// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a BoardView: its caches, the part of the map that it shows, and what the mouse is doing. For
// the two files of BoardView only.
#pragma once

#include "ui/board/board_cache.h"
#include "ui/board/board_view.h"
#include "ui/board/mark_images.h"
#include "ui/paint/density.h"
#include "ui/paint/token_painter.h"

#include <QTimer>

#include <optional>

namespace chancery {

/// The state of a BoardView.
struct BoardView::Private
{
    BoardSource source;
    BoardLook look;
    ThemeKind theme = ThemeKind::Light;
    std::unique_ptr<BoardBase> base;
    BoardCache cache;
    TokenImages tokens;
    MarkImages marks;
    double tokenPixels = 0; ///< device pixels for one map unit in the token images
    Picture picture;        ///< as set by the owner of the view
    Picture shown; ///< with the province under the mouse lit, and orders that fade alike at full opacity
    BoardLens lens;
    bool interactive = true;
    double codePixels = leastCodePixels;
    /// Of the cache, in device pixels: highlights, orders and owners that have changed.
    QRegion unpainted, unordered, uncoloured;
    QTimer refine;
    std::optional<QPointF> pressed;
    QPointF dragged; ///< where the mouse is in a drag
    bool dragging = false;
    Province pulled = noProvince; ///< the province whose unit is being dragged
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
