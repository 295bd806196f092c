// SPDX-License-Identifier: GPL-3.0-or-later
// Which displays the players see at a moment, and which windows are on them.
#pragma once

#include <QList>
#include <QRect>

class QScreen;
class QWidget;

namespace chancery {

class ProjectorWindow;

/// What the players see of the desktop while the audience window is open.
struct SeenDisplays
{
    const QWidget* audience = nullptr; ///< the audience window, which is to be there
    QList<QScreen*> displays;          ///< see seenOf(); none while it is closed
    QRect filled;              ///< where it is while it fills a display: Qt may not know that one was moved
    bool shared = false;       ///< the audience window is on the display of the console, which does not count
    QScreen* refuge = nullptr; ///< where other windows are out of sight; nullptr if every display is seen

    /// Returns whether some of this part of the desktop is seen, whatever displays show it.
    bool hold(const QRect& part) const;
    /// Returns whether a window, which need not be open, or some of it is seen, if only of its frame. The
    /// audience window itself does not count.
    bool hold(const QWidget& window) const;
};

/// Returns what is seen of an audience window that is open: the display that it is for, the one that it
/// fills, and those that it is on as a mere window. A mere window on the only display does not count, nor one
/// on the display of the console where it was opened: there it is beside the console for want of room or on
/// purpose. The refuge is `console` if the players do not see that, else the first other display that they do
/// not see.
SeenDisplays seenOf(const ProjectorWindow& audience, QScreen* console);

/// Returns the display that a window is on. Qt may name another one if displays were moved below the window.
QScreen* displayOf(const QWidget& window);
/// Returns whether a window is a menu, a list or a tooltip: it comes and goes with the window that it is
/// about.
bool isPopup(const QWidget& window);
/// Returns the window that another one is about, such as that of a dialog or of a menu; nullptr if it is
/// about none.
const QWidget* ownerOf(const QWidget& window);

} // namespace chancery
