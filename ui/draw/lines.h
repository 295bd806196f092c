// SPDX-License-Identifier: GPL-3.0-or-later
// Points, pens and strokes that every painter of the board uses. What is painted belongs to the painters
// themselves.
#pragma once

#include "ui/scene/board_geometry.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QPointF>

namespace chancery {

/// The same point, in map units, for Qt.
inline QPointF toQt(Point p)
{
    return {p.x, p.y};
}

/// A solid pen of `width` map units with round ends and corners.
inline QPen roundPen(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// Strokes the part of `line` that lies within `shape`.
void strokeInside(QPainter& painter, const QPainterPath& shape, const QPainterPath& line, const QPen& pen);

} // namespace chancery
