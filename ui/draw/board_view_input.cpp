// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, wheel, keys and touch. A press that moves is a drag and never a click.
#include "ui/draw/board_view_private.h"

#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace chancery {

namespace {

constexpr double panStep = 64; ///< pixels for an arrow key

} // namespace

bool BoardView::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Province p = d_->interactive ? provinceAt(help->pos()) : noProvince;
        if (p == noProvince)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), d_->base->nameOf(p), this);
        return true;
    }
    case QEvent::NativeGesture:
    case QEvent::Gesture:
        return d_->interactive && gesture(event);
    case QEvent::LanguageChange:
        setAccessibleName(tr("Board"));
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

bool BoardView::gesture(QEvent* event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto* native = static_cast<QNativeGestureEvent*>(event);
        if (native->gestureType() != Qt::ZoomNativeGesture) return false;
        setLens(d_->lens.zoomed(1 + native->value(), native->position()));
        return true;
    }
    const auto* pinch =
        static_cast<QPinchGesture*>(static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture));
    if (!pinch) return false;
    setLens(d_->lens.zoomed(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint())));
    return true;
}

void BoardView::setDraggable(std::function<bool(Province)> mayDrag)
{
    d_->mayDrag = std::move(mayDrag);
}

void BoardView::setAidable(std::function<bool(Province)> mayAid)
{
    d_->mayAid = std::move(mayAid);
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    if (!d_->interactive) return event->ignore();
    const Qt::MouseButton button = event->button();
    if (button != Qt::LeftButton && button != Qt::MiddleButton && button != Qt::RightButton) return;
    d_->pressed = d_->dragged = event->position();
    d_->dragging = button == Qt::MiddleButton;
    d_->pulled = noProvince;
    const Province p = provinceAt(event->position());
    if (button == Qt::LeftButton && p != noProvince && d_->mayDrag && d_->mayDrag(p)) d_->pulled = p;
}

/// Starts to drag a unit if there is one that may be dragged, else the board. The right button drags nothing.
void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    if (!d_->interactive) return event->ignore();
    if (!d_->pressed) return hover(provinceAt(event->position()));
    constexpr double slack = 5; // pixels that the mouse may move in a click
    const QPointF way = event->position() - *d_->pressed;
    if (!d_->dragging && std::hypot(way.x(), way.y()) < slack) return;
    const bool begins = !std::exchange(d_->dragging, true);
    if (event->buttons() & Qt::RightButton) return;
    if (d_->pulled != noProvince) {
        setCursor(Qt::DragMoveCursor);
        if (begins) Q_EMIT pullBegun(d_->pulled);
        return hover(provinceAt(event->position()));
    }
    setCursor(Qt::ClosedHandCursor);
    setLens(d_->lens.panned(event->position() - d_->dragged));
    d_->dragged = event->position();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!d_->interactive) return event->ignore();
    if (!d_->pressed) return;
    const bool dragged = d_->dragging;
    const Province pulled = std::exchange(d_->pulled, noProvince), p = provinceAt(event->position());
    d_->pressed.reset();
    d_->dragging = false;
    unsetCursor();
    if (dragged && pulled != noProvince)
        return Q_EMIT unitDragged(pulled, p, event->modifiers(), coastAt(event->position()));
    if (dragged) return;
    if (event->button() == Qt::RightButton && p != noProvince) {
        const bool aids = !event->modifiers().testFlag(Qt::ControlModifier) && (!d_->mayAid || d_->mayAid(p));
        if (aids) return Q_EMIT provinceAided(p);
        return Q_EMIT menuWanted(p, event->globalPosition().toPoint());
    }
    if (event->button() != Qt::LeftButton) return;
    if (p != noProvince)
        Q_EMIT provinceClicked(p, event->modifiers(), coastAt(event->position()));
    else
        Q_EMIT backgroundClicked();
}

void BoardView::leaveEvent(QEvent* event)
{
    hover(noProvince);
    QWidget::leaveEvent(event);
}

void BoardView::hover(Province province)
{
    if (d_->hovered == province) return;
    d_->hovered = province;
    d_->follow(*this, d_->picture, d_->framing);
    Q_EMIT provinceHovered(province);
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    if (!d_->interactive) return event->ignore();
    const int turned = event->angleDelta().y();
    if (turned != 0) setLens(d_->lens.zoomed(std::pow(BoardLens::step, turned / 120.), event->position()));
    event->accept();
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Left:
        return setLens(d_->lens.panned({panStep, 0}));
    case Qt::Key_Right:
        return setLens(d_->lens.panned({-panStep, 0}));
    case Qt::Key_Up:
        return setLens(d_->lens.panned({0, panStep}));
    case Qt::Key_Down:
        return setLens(d_->lens.panned({0, -panStep}));
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (control) return setLens(d_->lens.zoomedIn());
        break;
    case Qt::Key_Minus:
        if (control) return setLens(d_->lens.zoomedOut());
        break;
    case Qt::Key_0:
        if (control) return setLens(d_->lens.fitted());
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace chancery
