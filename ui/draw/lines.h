// SPDX-License-Identifier: GPL-3.0-or-later
// Points and pens that every painter of the board uses. What is painted belongs to the painters themselves.
#pragma once

#include "ui/scene/geometry.h"

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

} // namespace chancery
