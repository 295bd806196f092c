// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/off_stage.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>
#include <QScreen>
#include <QTimer>
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

/// Returns whether a window has no place yet at QEvent::Show. Those of the window system get one from it,
/// dialogs from Qt, over the window that they are about.
bool isUnplaced(const QWidget& window, const SeenDisplays& seen)
{
    if (window.testAttribute(Qt::WA_Moved)) return false;
    const QWidget* owner = ownerOf(window);
    return window.windowType() == Qt::Window || (owner && seen.hold(*owner));
}

} // namespace

OffStage::OffStage(std::function<SeenDisplays()> seen)
    : seen_(std::move(seen))
{
    QCoreApplication::instance()->installEventFilter(this);
}

/// A window gets QEvent::Show before the window system shows it, and may be put elsewhere then. One that is
/// open may grow over the edge of its display, because what it shows has become wider; one whose middle is
/// there was put there by hand.
bool OffStage::eventFilter(QObject* watched, QEvent* event)
{
    if (!watched->isWidgetType() || !static_cast<QWidget*>(watched)->isWindow()) return false;
    auto& window = *static_cast<QWidget*>(watched);
    if (event->type() == QEvent::Show && !event->spontaneous()) {
        keepOff(window, isUnplaced(window, seen_()));
        QTimer::singleShot(0, &window, [this, &window, self = QPointer<OffStage>(this)] {
            if (self && window.isVisible()) keepOff(window);
        });
    }
    if (event->type() == QEvent::Resize && window.isVisible() &&
        !seen_().hold(QRect(window.frameGeometry().center(), QSize(1, 1))))
        keepOff(window);
    return false;
}

void OffStage::keepOff(QWidget& window, bool unplaced) const
{
    const SeenDisplays seen = seen_();
    if (!seen.refuge || &window == seen.audience) return;
    const QWidget* owner = isPopup(window) ? ownerOf(window) : nullptr;
    if (owner && seen.hold(*owner)) return; // a menu is looked for on the display of its window
    QRect place = window.frameGeometry();
    if (!unplaced && !seen.hold(window)) return;
    const Qt::WindowStates state = window.windowState();
    // Some window managers do not move windows that fill a display.
    window.setWindowState(state & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
    const QRect room = seen.refuge->availableGeometry();
    const QSize frame = window.frameGeometry().size() - window.size();
    window.resize(window.size().boundedTo(room.size() - frame));
    window.setScreen(seen.refuge);
    place.setSize(window.frameGeometry().size());
    if (unplaced) place.moveCenter(room.center());
    window.move(nearestCorner(place, room));
    window.setWindowState(state);
}

} // namespace chancery
