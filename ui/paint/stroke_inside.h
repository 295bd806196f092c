// SPDX-License-Identifier: GPL-3.0-or-later
// Strokes only the inner half of an outline, also where the paint engine cannot clip (SVG files).
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace chancery {

void strokeInside(QPainter& painter, const QPainterPath& shape, const QPainterPath& line, const QPen& pen);

} // namespace chancery
