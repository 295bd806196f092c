// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a BoardView: its caches, the part of the map that it shows, and what the mouse is doing. For
// the files of BoardView only.
#pragma once

#include "ui/board/board_cache.h"
#include "ui/board/board_view.h"
#include "ui/board/image_difference.h"
#include "ui/board/mark_images.h"
#include "ui/board/shot_image.h"
#include "ui/paint/density.h"
#include "ui/paint/token_painter.h"

#include <QTimer>

#include <array>
#include <optional>
#include <utility>

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
    std::function<bool(Province)> mayDrag, mayAid;
    Province hovered = noProvince;
    Framing framing;
    Views views;
    std::array<ShotImage, 2> shots; ///< of the present shot and the next one, or of the two of a move
    ImageDifference difference;     ///< of the images of two shots with one view
    std::pair<Shot, Shot> compared; ///< these two
    QTimer prepare;                 ///< paints the next shot in small steps; off while there is nothing to do

    double ratio(const QWidget& widget) const { return widget.devicePixelRatioF(); }

    LabelMode labels() const { return labelsAt(lens.zoom(), look.labels); }

    Viewport viewport(const QWidget& widget) const { return viewportOf(widget, lens); }
    Viewport viewportOf(const QWidget& widget, const BoardLens& seen) const
    {
        const double r = ratio(widget);
        return {(QSizeF(widget.size()) * r).toSize(), seen.zoom() * r, (seen.origin() * r).toPoint()};
    }
    /// Returns the viewport of the cache: that of the widget, or of the whole board while the camera moves.
    Viewport cacheViewport(const QWidget& widget) const
    {
        return framing.plain() ? viewport(widget) : viewportOf(widget, lens.fitted());
    }

    /// Returns the lens that shows a part of the map, or the whole.
    BoardLens lensFor(const MapArea& view) const;
    /// Returns the viewport of a shot while the camera stands on it.
    Viewport viewportOf(const QWidget& widget, const Shot& shot) const
    {
        return viewportOf(widget, lensFor(shot.view));
    }
    /// Returns the image of a shot that is not plain; begins it if it is not there yet.
    ShotImage& imageOf(const QWidget& widget, const Shot& shot);
    /// Returns the image of a shot if all of it is painted, else nullptr.
    ShotImage* readyImage(const QWidget& widget, const Shot& shot);
    /// Brings the painted image of a shot up to date. Returns what has changed, in device pixels.
    QRegion bringUpToDate(ShotImage& image, const Shot& shot);
    /// Returns the image of any shot, brought up to date. With `whole`, all of it is painted; else it may be
    /// null.
    const QImage* sceneOf(const QWidget& widget, const Shot& shot, bool whole);
    /// Returns the shots whose images are wanted soonest first, plain ones left out.
    std::vector<Shot> wantedShots() const;
    void clearShots();
    /// Returns whether the image of the whole board is shown now, and changes while it is.
    bool showsCache() const;
    /// Returns whether the camera is leaving the view of this shot.
    bool leaves(const Shot& shot) const;
    /// Compares a part of the painted images of two shots, or `all`. Returns false if they cannot be
    /// compared.
    bool compare(const QWidget& widget, const Shot& a, const Shot& b, bool all);
    /// Returns what differs from an earlier framing, in device pixels, if that is only a part of the board.
    std::optional<QRegion> changedByLight(const QWidget& widget, const Framing& before);
    bool updateSome();
    /// Asks for what differs from the picture before to be painted, while the images of shots are shown.
    void showShots(BoardView& view, const Picture& before);
    /// Asks the widget to paint an area again, in device pixels.
    void repaint(QWidget& widget, const QRegion& dirty) const;
    /// Paints the next shot for some milliseconds; true while there is more to paint.
    bool prepareSome(QWidget& widget);
    void paintShot(QPainter& painter, const QWidget& widget, const QRegion& dirty);
    void paintLight(QPainter& painter, const QWidget& widget, const QRegion& dirty);
    void paintMove(QPainter& painter, const QWidget& widget);
    void paintBeside(QPainter& painter, const QWidget& widget, const QRegion& beside);
    void paintScene(QPainter& painter, const QWidget& widget, const Shot& shot, double opacity, bool smooth);

    /// Brings the images up to date; true if they show exactly this viewport.
    bool update(const QWidget& widget);
    void build(const Viewport& wanted);
    void paintTokens(QPainter& painter, const Viewport& now, const QRegion& dirty);
};

} // namespace chancery
