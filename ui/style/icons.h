// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own line icons, drawn in the colour of the text around them.
#pragma once

#include "ui/style/palette.h"

#include <QIcon>
#include <QString>

namespace chancery {

/// The icon `:/icons/<name>.svg` in the theme's ink, dimmed where disabled; a null icon if there is none of
/// the name.
QIcon icon(const QString& name, ThemeKind theme);
/// The program's own emblem, for windows and the about box.
QIcon applicationIcon();

} // namespace chancery
