// SPDX-License-Identifier: GPL-3.0-or-later
// The sign beside an order in a list that shows how the order ended.
#pragma once

#include "ui/draw/palette.h"
#include "ui/parts/results_model.h"

class QPainter;

namespace chancery {

/// Paints the sign of a mood in the middle of `area`: a tick, a cross, a broken square or an exclamation
/// mark. The shapes differ so that they can be read without colour.
void paintMood(QPainter& painter, const QRectF& area, Mood mood, const Theme& theme, const QColor& ink);

} // namespace chancery
