// SPDX-License-Identifier: GPL-3.0-or-later
// The signs differ in shape, not in colour alone; see mood_sign.h.
#include "ui/console/mood_sign.h"

#include "ui/draw/flat_controls.h"

#include <QPainter>

namespace chancery {

namespace {

void paintTick(QPainter& painter, const QRectF& a)
{
    const QPointF points[] = {{a.left() + a.width() * 0.15, a.center().y()},
                              {a.left() + a.width() * 0.40, a.bottom() - a.height() * 0.22},
                              {a.right() - a.width() * 0.12, a.top() + a.height() * 0.22}};
    painter.drawPolyline(points, 3);
}

void paintCross(QPainter& painter, const QRectF& area)
{
    const QRectF a =
        area.adjusted(area.width() * 0.2, area.height() * 0.2, -area.width() * 0.2, -area.height() * 0.2);
    painter.drawLine(a.topLeft(), a.bottomRight());
    painter.drawLine(a.topRight(), a.bottomLeft());
}

// Paints a square that is pushed aside, with an arrow: the unit has to leave.
void paintDislodged(QPainter& painter, const QRectF& a)
{
    painter.drawRect(QRectF(a.left() + 1, a.top() + a.height() * 0.3, a.width() * 0.4, a.height() * 0.4));
    const double y = a.center().y();
    painter.drawLine(QPointF(a.left() + a.width() * 0.5, y), QPointF(a.right() - 1, y));
    painter.drawLine(QPointF(a.right() - a.width() * 0.25, y - a.height() * 0.2), QPointF(a.right() - 1, y));
    painter.drawLine(QPointF(a.right() - a.width() * 0.25, y + a.height() * 0.2), QPointF(a.right() - 1, y));
}

void paintExclamation(QPainter& painter, const QRectF& a)
{
    const double x = a.center().x();
    painter.drawLine(QPointF(x, a.top() + a.height() * 0.12), QPointF(x, a.top() + a.height() * 0.6));
    painter.drawPoint(QPointF(x, a.bottom() - a.height() * 0.15));
}

} // namespace

void paintMood(QPainter& painter, const QRectF& area, Mood mood, const Theme& theme, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mood == Mood::Good ? ink : theme.alarm, flat::stroke, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    switch (mood) {
    case Mood::Good:
        paintTick(painter, area);
        break;
    case Mood::Bad:
        paintCross(painter, area);
        break;
    case Mood::Dislodged:
        paintDislodged(painter, area);
        break;
    case Mood::Illegal:
        paintExclamation(painter, area);
        break;
    }
    painter.restore();
}

} // namespace chancery
