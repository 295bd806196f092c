// SPDX-License-Identifier: GPL-3.0-or-later
// Small signs for lists: a power's letter on its colour, and how an order went as a shape.
#pragma once

#include "ui/models/results_model.h"
#include "ui/style/palette.h"

#include <QIcon>
#include <QPainter>

namespace chancery {

/// A square in the power's colour with its letter.
QIcon powerIcon(const Map& map, const Theme& theme, Power power, int size = 16);
/// A tick, a cross, a broken square or an exclamation mark inside `area`.
void paintMood(QPainter& painter, const QRectF& area, Mood mood, const Theme& theme, const QColor& ink);

} // namespace chancery
