// SPDX-License-Identifier: GPL-3.0-or-later
// Strokes only the inner half of an outline, even where the paint engine cannot clip (SVG files).
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace chancery {

/// Strokes the part of `line` that lies within `shape`.
void strokeInside(QPainter& painter, const QPainterPath& shape, const QPainterPath& line, const QPen& pen);

} // namespace chancery
