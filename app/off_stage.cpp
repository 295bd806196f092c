// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/off_stage.h"

#include <QApplication>
#include <QEvent>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace chancery {

namespace {

/// Returns where in `room` a window is as near as possible to where it would be.
QPoint nearestCorner(const QRect& window, const QRect& room)
{
    const int right = std::max(room.left(), room.right() - window.width() + 1);
    const int bottom = std::max(room.top(), room.bottom() - window.height() + 1);
    return {std::clamp(window.left(), room.left(), right), std::clamp(window.top(), room.top(), bottom)};
}

/// Returns whether the window system chooses the place of a window: it does, and after QEvent::Show, unless the
/// window has one. Dialogs and menus get theirs from Qt.
bool isUnplaced(const QWidget& window)
{
    return window.windowType() == Qt::Window && !window.testAttribute(Qt::WA_Moved);
}

} // namespace

OffStage::OffStage(std::function<Stage()> stage)
    : stage_(std::move(stage))
{
    QCoreApplication::instance()->installEventFilter(this);
}

/// A window gets QEvent::Show before the window system shows it. One that is open may grow over the edge of its
/// display, because what it shows has become wider.
bool OffStage::eventFilter(QObject* watched, QEvent* event)
{
    if (!watched->isWidgetType() || !static_cast<QWidget*>(watched)->isWindow()) return false;
    auto& window = *static_cast<QWidget*>(watched);
    if (event->type() == QEvent::Show && !event->spontaneous()) keepOff(window, isUnplaced(window));
    if (event->type() == QEvent::Resize && window.isVisible() && !isMostlyThere(window)) keepOff(window);
    return false;
}

/// A window whose middle is on the display of the players was put there by hand.
bool OffStage::isMostlyThere(const QWidget& window) const
{
    const QScreen* players = stage_().players;
    return players && players->geometry().contains(window.frameGeometry().center());
}

void OffStage::clear() const
{
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible()) keepOff(*window);
}

void OffStage::keepOff(QWidget& window, bool unplaced) const
{
    const Stage stage = stage_();
    if (!stage.audience || &window == stage.audience || !stage.players || !stage.console ||
        stage.players == stage.console)
        return;
    QRect place = window.frameGeometry();
    if (!unplaced && !place.intersects(stage.players->geometry())) return;
    const Qt::WindowStates state = window.windowState();
    // Some window managers do not move windows that fill a display.
    window.setWindowState(state & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
    const QRect room = stage.console->availableGeometry();
    const QSize frame = window.frameGeometry().size() - window.size();
    window.resize(window.size().boundedTo(room.size() - frame));
    window.setScreen(const_cast<QScreen*>(stage.console)); // Qt takes no const here
    place.setSize(window.frameGeometry().size());
    if (unplaced) place.moveCenter(room.center());
    window.move(nearestCorner(place, room));
    window.setWindowState(state);
}

} // namespace chancery
