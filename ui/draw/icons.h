// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own line icons, drawn in the colour of the text around them.
#pragma once

#include "ui/draw/palette.h"

#include <QIcon>
#include <QString>

namespace chancery {

/// Returns the icon `:/icons/<name>.svg` in the theme's text colour, dimmed where disabled. Returns a null
/// icon if there is none of that name.
QIcon icon(const QString& name, ThemeKind theme);
/// Returns the icon `name`, and in its place `nameOn` while what has it is checked.
QIcon icon(const QString& name, const QString& nameOn, ThemeKind theme);
/// Returns the program's emblem, for windows and the about dialog.
QIcon applicationIcon();

} // namespace chancery
