// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/board_lens.h"

#include <QPinchGesture>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr double largestZoom = 8;

} // namespace

BoardLens::BoardLens(const QSizeF& map, const QSizeF& room, double margin)
    : map_(map)
    , room_(room)
    , margin_(margin)
{
    *this = fitted();
}

double BoardLens::fitZoom() const
{
    if (map_.isEmpty()) return 1;
    return std::max(.05, std::min((room_.width() - 2 * margin_) / map_.width(),
                                  (room_.height() - 2 * margin_) / map_.height()));
}

QPointF BoardLens::toScreen(Point mapPoint) const
{
    return origin_ + QPointF(mapPoint.x, mapPoint.y) * zoom_;
}

Point BoardLens::toMap(const QPointF& screen) const
{
    const QPointF p = (screen - origin_) / zoom_;
    return {p.x(), p.y()};
}

double BoardLens::within(double zoom) const
{
    return std::clamp(zoom, fitZoom(), std::max(largestZoom, fitZoom()));
}

QPointF BoardLens::middle() const
{
    return {room_.width() / 2, room_.height() / 2};
}

BoardLens BoardLens::placed(double zoom, const QPointF& origin) const
{
    if (map_.isEmpty()) return *this;
    const QSizeF board = map_ * zoom;
    const auto inside = [](double at, double room, double length) {
        return length <= room ? (room - length) / 2 : std::clamp(at, room - length, 0.);
    };
    BoardLens next = *this;
    next.zoom_ = zoom;
    next.origin_ = {inside(origin.x(), room_.width(), board.width()),
                    inside(origin.y(), room_.height(), board.height())};
    next.fits_ = zoom <= fitZoom() * 1.0001;
    next.region_ = {};
    return next;
}

BoardLens BoardLens::fitted() const
{
    return placed(fitZoom(), {});
}

BoardLens BoardLens::showing(const QRectF& region) const
{
    if (map_.isEmpty() || region.isEmpty()) return *this;
    const double zoom = within(std::min(room_.width() / region.width(), room_.height() / region.height()));
    BoardLens next = placed(zoom, middle() - region.center() * zoom);
    next.region_ = region;
    return next;
}

BoardLens BoardLens::zoomed(double factor, const QPointF& fixed) const
{
    const double next = within(zoom_ * factor);
    return placed(next, fixed - (fixed - origin_) * (next / zoom_));
}

BoardLens BoardLens::zoomedIn() const
{
    return zoomed(step, middle());
}

BoardLens BoardLens::zoomedOut() const
{
    return zoomed(1 / step, middle());
}

BoardLens BoardLens::panned(const QPointF& pixels) const
{
    return placed(zoom_, origin_ + pixels);
}

BoardLens BoardLens::resized(const QSizeF& room) const
{
    BoardLens next = *this;
    next.room_ = room;
    if (!region_.isEmpty()) return next.showing(region_);
    if (fits_) return next.fitted();
    return next.placed(std::max(zoom_, next.fitZoom()), origin_);
}

std::optional<BoardLens> lensAfter(const BoardLens& lens, const QKeyEvent& key)
{
    constexpr double panStep = 64; // pixels for an arrow key
    if (!key.modifiers().testFlag(Qt::ControlModifier)) return {};
    switch (key.key()) {
    case Qt::Key_Left:
        return lens.panned({panStep, 0});
    case Qt::Key_Right:
        return lens.panned({-panStep, 0});
    case Qt::Key_Up:
        return lens.panned({0, panStep});
    case Qt::Key_Down:
        return lens.panned({0, -panStep});
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return lens.zoomedIn();
    case Qt::Key_Minus:
        return lens.zoomedOut();
    case Qt::Key_0:
        return lens.fitted();
    default:
        return {};
    }
}

std::optional<BoardLens> lensAfter(const BoardLens& lens, const QWheelEvent& wheel)
{
    const int turned = wheel.angleDelta().y();
    if (turned == 0) return {};
    return lens.zoomed(std::pow(BoardLens::step, turned / 120.), wheel.position());
}

std::optional<BoardLens> lensAfter(const BoardLens& lens, const QNativeGestureEvent& native)
{
    if (native.gestureType() != Qt::ZoomNativeGesture) return {};
    return lens.zoomed(1 + native.value(), native.position());
}

std::optional<BoardLens> lensAfter(const BoardLens& lens, const QGestureEvent& fingers, const QWidget& widget)
{
    const auto* pinch = static_cast<QPinchGesture*>(fingers.gesture(Qt::PinchGesture));
    if (!pinch) return {};
    return lens.zoomed(pinch->scaleFactor(), widget.mapFromGlobal(pinch->centerPoint()));
}

} // namespace chancery
