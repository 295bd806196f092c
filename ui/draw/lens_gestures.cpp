// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/lens_gestures.h"

#include <QPinchGesture>
#include <QWidget>

#include <cmath>

namespace chancery {

std::optional<BoardLens> lensAfter(const BoardLens& lens, const QKeyEvent& key)
{
    constexpr double panStep = 64; // pixels for an arrow key
    switch (key.key()) {
    case Qt::Key_Left:
        return lens.panned({panStep, 0});
    case Qt::Key_Right:
        return lens.panned({-panStep, 0});
    case Qt::Key_Up:
        return lens.panned({0, panStep});
    case Qt::Key_Down:
        return lens.panned({0, -panStep});
    default:
        break;
    }
    if (!key.modifiers().testFlag(Qt::ControlModifier)) return {};
    switch (key.key()) {
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
