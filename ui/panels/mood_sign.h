// SPDX-License-Identifier: GPL-3.0-or-later
// How an order went, as a shape for lists.
#pragma once

#include "ui/models/results_model.h"
#include "ui/style/palette.h"

class QPainter;

namespace chancery {

/// A tick, a cross, a broken square or an exclamation mark inside `area`.
void paintMood(QPainter& painter, const QRectF& area, Mood mood, const Theme& theme, const QColor& ink);

} // namespace chancery
