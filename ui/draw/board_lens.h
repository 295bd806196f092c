// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of the map a widget shows, and how large: a value; each step returns another one.
#pragma once

#include "ui/draw/density.h"
#include "ui/scene/board_geometry.h"

#include <QGestureEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QWheelEvent>

#include <optional>

namespace chancery {

/// Which part of a map a widget shows, and how large. Sizes and points of the widget are in logical pixels,
/// those of the map in map units. The map is never smaller than when all of it fits into the widget, and a
/// map that is larger than the widget always fills it.
class BoardLens
{
public:
    /// By this factor a step of the wheel, a key or a button changes the zoom.
    static constexpr double step = 1.25;

    /// Shows no map: the zoom is 1, and every step returns the same again.
    BoardLens() = default;
    /// Shows the whole of a map of size `map` as large as it fits into a widget of size `room` with `margin`
    /// pixels free on each side.
    BoardLens(const QSizeF& map, const QSizeF& room, double margin = boardMargin);

    /// Returns how many pixels one map unit takes.
    double zoom() const { return zoom_; }
    /// Returns the zoom at which the whole map just fits into the widget.
    double fitZoom() const;
    /// Returns where in the widget the map's top left corner is.
    QPointF origin() const { return origin_; }
    /// Returns where in the widget a point of the map is.
    QPointF toScreen(Point mapPoint) const;
    /// Returns which point of the map is at a point of the widget.
    Point toMap(const QPointF& screen) const;

    /// Shows the whole map, and goes on to do so when the widget is resized.
    BoardLens fitted() const;
    /// Shows a part of the map in the middle, as large as it fits, and goes on to do so when the widget is
    /// resized. An empty part changes nothing.
    BoardLens showing(const QRectF& region) const;
    /// Multiplies the zoom by `factor`; the map point under `fixed` keeps its place in the widget where the
    /// map's edges allow it.
    BoardLens zoomed(double factor, const QPointF& fixed) const;
    /// Zooms in by one step about the middle of the widget.
    BoardLens zoomedIn() const;
    /// Zooms out by one step about the middle of the widget.
    BoardLens zoomedOut() const;
    /// Moves the map by so many pixels, as far as its edges allow.
    BoardLens panned(const QPointF& pixels) const;
    /// Returns what is shown once the widget has the size `room`: all of the map, or the same part, if that
    /// was asked for last; else the same zoom.
    BoardLens resized(const QSizeF& room) const;

private:
    BoardLens placed(double zoom, const QPointF& origin) const;
    double within(double zoom) const;
    QPointF middle() const;

    QSizeF map_, room_;
    double zoom_ = 1, margin_ = boardMargin;
    QPointF origin_;
    QRectF region_; ///< of the map, to be kept in the middle; empty if none
    bool fits_ = true;
};

/// Returns the lens after a key with Ctrl: arrows move the map, plus, minus and 0 zoom.
std::optional<BoardLens> lensAfter(const BoardLens& lens, const QKeyEvent& key);
/// Returns the lens after a turn of the wheel, which zooms about the mouse.
std::optional<BoardLens> lensAfter(const BoardLens& lens, const QWheelEvent& wheel);
/// Returns the lens after a zoom on a touchpad.
std::optional<BoardLens> lensAfter(const BoardLens& lens, const QNativeGestureEvent& native);
/// Returns the lens after two fingers on `widget` have moved.
std::optional<BoardLens> lensAfter(const BoardLens& lens, const QGestureEvent& fingers,
                                   const QWidget& widget);

} // namespace chancery
