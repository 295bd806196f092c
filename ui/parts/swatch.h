// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the sign of a power for lists: its letter on its colour.
#pragma once

#include "ui/draw/palette.h"
#include "ui/draw/type.h"

#include <QIcon>

namespace chancery {

/// Returns a square in the power's colour with its letter, `size` pixels wide.
QIcon powerIcon(const Map& map, const Theme& theme, Power power, int size = grown(16));

} // namespace chancery
