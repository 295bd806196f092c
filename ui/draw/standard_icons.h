// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own icons in place of those that Qt's controls and messages would show.
#pragma once

#include <QIcon>
#include <QStyle>

namespace chancery {

/// Returns our icon for one of Qt's, in the colour of the theme that is in force when it is painted; a null
/// icon if Qt's own is used, which no window of ours shows.
QIcon standardIconOfOurs(QStyle::StandardPixmap wanted);

} // namespace chancery
