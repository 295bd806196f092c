// SPDX-License-Identifier: GPL-3.0-or-later
// The board by keyboard: a walk from province to province.
#include "ui/draw/board_accessible.h"
#include "ui/draw/board_images.h"
#include "ui/draw/board_lens.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"
#include "ui/draw/token_shape.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace chancery {

/// Where its unit is drawn, as on a coast, or would be.
QPointF BoardView::anchorOf(Province province) const
{
    Point at = images_->base().geometry().unitAt(whole(province));
    for (const Token& token : picture().tokens)
        if (token.state != TokenState::Dislodged && token.opacity >= faintestSeen &&
            token.where() != nowhere && map()->provinceOf(token.where()) == province)
            at = token.at;
    return lens().toScreen(at);
}

/// Returns the province in the middle of what is seen, if nobody says another one.
Province BoardView::walkStart() const
{
    const Province wanted = walkStart_ ? walkStart_() : noProvince;
    if (wanted != noProvince || !map()) return wanted;
    const QPointF middle = QRectF(rect()).center();
    Province nearest = noProvince;
    double least = 0;
    for (std::size_t p = 0; p < map()->provinces.size(); ++p) {
        const QPointF way = anchorOf(static_cast<Province>(p)) - middle;
        const double far = way.x() * way.x() + way.y() * way.y();
        if (nearest == noProvince || far < least) {
            nearest = static_cast<Province>(p);
            least = far;
        }
    }
    return nearest;
}

void BoardView::walkTo(Province province)
{
    if (!images_ || !map() || index(province) >= map()->provinces.size()) return;
    cursor_ = province;
    trail_.clear();
    hover(province);
    constexpr int edge = 40; // pixels; what is nearer to it is hard to see
    const QRectF seen = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
    if (!seen.contains(anchorOf(province))) setLens(lens().panned(seen.center() - anchorOf(province)));
    update();
    tellOfCursor(*this, province);
}

void BoardView::press(Province province, Qt::KeyboardModifiers modifiers)
{
    const bool aids = modifiers.testFlag(Qt::ControlModifier) && (!mayAid_ || mayAid_(province));
    if (aids) return Q_EMIT provinceAided(province);
    Q_EMIT provinceClicked(province, modifiers, nowhere);
}

void BoardView::askForMenu(Province province)
{
    if (images_) Q_EMIT menuWanted(province, mapToGlobal(anchorOf(province).toPoint()));
}

/// The first arrow key only shows where the keyboard is. The opposite key goes back the way that one came.
void BoardView::step(Bearing bearing)
{
    if (cursor_ == noProvince) return walkTo(sight_.hovered != noProvince ? sight_.hovered : walkStart());
    const bool goesBack = !trail_.empty() && trail_.back().bearing == opposite(bearing);
    const Province next =
        goesBack ? trail_.back().from : BoardWalk(*map(), images_->base().geometry()).next(cursor_, bearing);
    if (next == noProvince) return Q_EMIT walkEnded();
    auto trail = std::move(trail_);
    if (goesBack)
        trail.pop_back();
    else
        trail.push_back({cursor_, next, bearing});
    walkTo(next);
    trail_ = std::move(trail); // whoever goes elsewhere otherwise has none
}

bool BoardView::walk(const QKeyEvent& key)
{
    if (!interactive_ || !images_ || !map()) return false;
    const Qt::KeyboardModifiers held = key.modifiers() & ~Qt::KeypadModifier;
    switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (held != Qt::NoModifier) return false;
        step(key.key() == Qt::Key_Left    ? Bearing::Left
             : key.key() == Qt::Key_Right ? Bearing::Right
             : key.key() == Qt::Key_Up    ? Bearing::Up
                                          : Bearing::Down);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (cursor_ == noProvince || held.testFlag(Qt::AltModifier) || key.isAutoRepeat()) return false;
        press(cursor_, held);
        return true;
    default:
        return false;
    }
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    if (walk(*event)) return;
    if (!go(lensAfter(lens(), *event))) QWidget::keyPressEvent(event);
}

/// Readers are told of the board itself after this; the province comes last.
void BoardView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    QTimer::singleShot(0, this, [this] {
        if (cursor_ != noProvince && hasFocus()) tellOfCursor(*this, cursor_);
    });
}

bool BoardView::focusNextPrevChild(bool next)
{
    bool taken = false;
    if (cursor_ != noProvince) Q_EMIT tabbed(next ? 1 : -1, taken);
    return taken || QWidget::focusNextPrevChild(next);
}

/// Draws a ring, dark in light, round where a unit stands or would stand.
void BoardView::paintCursor(QPainter& painter) const
{
    QRectF ring(QPointF(), tokenBox({}, look_.tokenScale).size() * lens().zoom() * 1.3);
    ring.moveCenter(anchorOf(cursor_));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const double round = ring.height() / 3;
    painter.setPen(QPen(Qt::white, 5));
    painter.drawRoundedRect(ring, round, round);
    painter.setPen(QPen(Qt::black, 2.4));
    painter.drawRoundedRect(ring, round, round);
}

} // namespace chancery
