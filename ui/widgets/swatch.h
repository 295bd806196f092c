// SPDX-License-Identifier: GPL-3.0-or-later
// A small sign for lists: a power's letter on its colour.
#pragma once

#include "ui/style/palette.h"

#include <QIcon>

namespace chancery {

/// A square in the power's colour with its letter.
QIcon powerIcon(const Map& map, const Theme& theme, Power power, int size = 16);

} // namespace chancery
