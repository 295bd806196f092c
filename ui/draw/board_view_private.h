// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a BoardView: its caches, the part of the map that it shows, and what the mouse is doing. For
// the files of BoardView only.
#pragma once

#include "ui/draw/board_cache.h"
#include "ui/draw/board_view.h"
#include "ui/draw/density.h"
#include "ui/draw/image_difference.h"
#include "ui/draw/mark_images.h"
#include "ui/draw/shot_image.h"
#include "ui/draw/token_painter.h"

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
    BoardLens lens;
    bool interactive = true;
    double codePixels = leastCodePixels;
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

    Viewport viewport(const QWidget& widget) const { return viewportOf(widget, lens); }
    Viewport viewportOf(const QWidget& widget, const BoardLens& seen) const
    {
        const double r = ratio(widget);
        return {(QSizeF(widget.size()) * r).toSize(), seen.zoom() * r, (seen.origin() * r).toPoint()};
    }
    /// Returns the lens of the cache: that of the widget, or of the whole board while the camera moves.
    BoardLens cacheLens() const { return framing.plain() ? lens : lens.fitted(); }
    /// Returns the viewport of the cache.
    Viewport cacheViewport(const QWidget& widget) const { return viewportOf(widget, cacheLens()); }
    /// Returns the picture that the cache shows: the whole board, with the province under the mouse lit.
    Picture cachePicture() const;

    /// Returns the lens that shows a part of the map, or the whole.
    BoardLens lensFor(const MapArea& view) const;
    /// Returns the viewport of a shot while the camera rests on it.
    Viewport viewportOf(const QWidget& widget, const Shot& shot) const
    {
        return viewportOf(widget, lensFor(shot.view));
    }
    /// Returns the image of a shot that is not plain, with its present picture; begins it if there is none.
    ShotImage& imageOf(const QWidget& widget, const Shot& shot);
    /// Returns the image of a shot, with its present picture, or nullptr if there is none.
    ShotImage* begunImage(const QWidget& widget, const Shot& shot);
    /// Returns the same if all of it has been painted once.
    ShotImage* paintedImage(const QWidget& widget, const Shot& shot);
    /// Paints the image of a shot for some milliseconds, or to its end if `ms` is negative.
    void paintImage(ShotImage& image, const Shot& shot, int ms);
    /// Returns the image of any shot, painted and up to date.
    const QImage& sceneOf(const QWidget& widget, const Shot& shot);
    /// Returns the shots whose images are wanted soonest first, plain ones left out.
    std::vector<Shot> wantedShots() const;
    void clearShots();
    /// Returns whether the image of the whole board is shown now.
    bool showsCache() const { return framing.to.plain() || (!framing.stands() && framing.from.plain()); }
    /// Compares a strip of the images of two shots, or `all`. Returns false if they cannot be compared.
    bool compare(const QWidget& widget, const Shot& a, const Shot& b, bool all);

    /// Asks for what has changed since an earlier picture and framing to be painted.
    void follow(QWidget& widget, const Picture& before, const Framing& was);
    /// Returns what has changed, in device pixels, if it is only a part of the widget.
    std::optional<QRegion> changedSince(const QWidget& widget, const Picture& before, const Framing& was);
    /// Returns what has changed where the images of shots are shown, if that is only a part of the widget.
    std::optional<QRegion> changedShots(const QWidget& widget, const Framing& was);
    /// Returns the tokens and the marks over them that are lit otherwise in one light than in another.
    QRegion litOtherwise(const QWidget& widget, const Spotlight& a, const Spotlight& b) const;
    /// Asks the widget to paint an area again, in device pixels.
    void repaint(QWidget& widget, const QRegion& dirty) const;
    /// Paints what will be needed next between other events, until all of it is there.
    void startPreparing(const QWidget& widget);
    /// Paints some of that; true while there is more to paint.
    bool prepareSome(QWidget& widget);

    /// Makes the images of the whole board fit; false where they stay stretched until the zoom has stopped.
    bool fitCache(const QWidget& widget);
    void build(const Viewport& wanted);
    void paintShot(QPainter& painter, const QWidget& widget, const QRegion& dirty);
    void paintLight(QPainter& painter, const QWidget& widget, const QRegion& dirty);
    void paintMove(QPainter& painter, const QWidget& widget);
    void paintBeside(QPainter& painter, const QWidget& widget, const QRegion& beside);
    void paintScene(QPainter& painter, const QWidget& widget, const Shot& shot, double opacity, bool smooth);
    void paintTokens(QPainter& painter, const Viewport& now, const QRegion& dirty);
};

} // namespace chancery
