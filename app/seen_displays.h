// SPDX-License-Identifier: GPL-3.0-or-later
// Which displays the players see at a moment, and which windows are on them.
#pragma once

#include <QList>
#include <QRect>

class QScreen;
class QWidget;

namespace chancery {

/// What the players see of the desktop while the audience window is open.
struct SeenDisplays
{
    const QWidget* audience = nullptr; ///< the audience window, which is to be there
    QList<QScreen*> displays;  ///< those that it is for or fills; none while it is closed or a mere window
    QRect filled;              ///< where it is while it fills a display: Qt may not know that one was moved
    QScreen* refuge = nullptr; ///< where other windows are out of sight; nullptr if every display is seen

    /// Returns whether some of this part of the desktop is seen, whatever displays show it.
    bool hold(const QRect& part) const;
    /// Returns whether a window, which need not be open, or some of it is seen. The audience window itself
    /// does not count.
    bool hold(const QWidget& window) const;
};

/// Returns what is seen of an audience window that is for the display `own`, which may be nullptr. The refuge
/// is `console` if the players do not see that, else the first other display that they do not see.
SeenDisplays seenOf(const QWidget& audience, const QScreen* own, QScreen* console);

/// Returns whether a window is a menu, a list or a tooltip: it comes and goes with the window that it is
/// about.
bool isPopup(const QWidget& window);
/// Returns the window that another one is about, such as that of a dialog or of a menu; nullptr if it is
/// about none.
const QWidget* ownerOf(const QWidget& window);

} // namespace chancery
