// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/lines.h"

#include <QPaintEngine>
#include <QPainterPathStroker>

namespace chancery {

void strokeInside(QPainter& painter, const QPainterPath& shape, const QPainterPath& line, const QPen& pen)
{
    if (painter.paintEngine()->type() == QPaintEngine::SVG) { // QSvgGenerator ignores clips
        const QPainterPath stroke = QPainterPathStroker(pen).createStroke(line).simplified();
        painter.fillPath(stroke.intersected(shape.simplified()), pen.brush());
        return;
    }
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.strokePath(line, pen);
    painter.restore();
}

} // namespace chancery
