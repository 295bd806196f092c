// SPDX-License-Identifier: GPL-3.0-or-later
// What screen readers find in a window that has a curtain: nothing but the curtain while it is closed.
#pragma once

class QWidget;

namespace chancery {

class Curtain;

/// Hides what is under closed curtains from screen readers from now on. Call it before windows are shown to a
/// screen reader; again it does nothing.
void tellOfCurtains();

/// Informs screen readers that the curtain of a window was closed or opened.
void tellReaders(QWidget& window, Curtain& curtain);

} // namespace chancery
