// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the sign of a power for lists: its letter on its colour.
#pragma once

#include "ui/draw/palette.h"
#include "ui/draw/type.h"

#include <QIcon>

namespace chancery {

/// Returns the colour of a power, or one with more of its ink if that is seen better and its contrast
/// with the ground is less than `least`.
QColor seenOn(const QColor& ground, const PowerColours& colours, double least);
/// Returns a square in the power's colour with its letter, `size` pixels wide.
QIcon powerIcon(const Map& map, const Theme& theme, Power power, int size = grown(16));

} // namespace chancery
