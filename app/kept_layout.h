// SPDX-License-Identifier: GPL-3.0-or-later
// How a window takes the place and the panels that it had when one like it closed.
#pragma once

#include <QList>

#include <functional>

class QDockWidget;
class QWidget;

namespace chancery {

/// Calls `restore`, which restores the panels of `window`, while that fills no display. Qt 6.4 keeps a second
/// copy of the panels of a window that is going to fill a display, and crashes when one of them floats or
/// comes to the front.
void whileFillingNothing(QWidget& window, const std::function<void()>& restore);

/// Returns whether a panel of a window is in view: neither hidden nor behind another in its place. Qt keeps
/// what is behind at a place outside the window.
bool isInView(const QDockWidget& panel);

/// Moves a window a little as long as it would cover one of `others` exactly, unless it fills a display. One
/// that would reach over the edge of its display by that is made smaller.
/// Entries may be nullptr.
void moveBeside(QWidget& window, const QList<const QWidget*>& others);

} // namespace chancery
