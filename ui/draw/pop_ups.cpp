// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/pop_ups.h"

#include "ui/draw/flat_controls.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>

namespace chancery {

namespace {

constexpr qreal popUpCorner = 8, entryCorner = 5; ///< radii, in pixels

void cutCorners(QWidget& widget)
{
    QPainterPath shape;
    shape.addRoundedRect(QRectF(widget.rect()), popUpCorner, popUpCorner);
    widget.setMask(QRegion(shape.toFillPolygon().toPolygon()));
}

/// Makes the open list of a box wide enough for its longest entry, which its signs and margins may have made
/// wider than the box.
void widen(QWidget& list)
{
    const auto* view = list.findChild<QAbstractItemView*>();
    if (!view || !list.inherits("QComboBoxPrivateContainer")) return;
    const int lacks = view->sizeHintForColumn(0) - view->viewport()->width();
    if (lacks > 0) list.resize(list.width() + lacks, list.height());
}

} // namespace

bool isPopUp(const QWidget* widget)
{
    if (!widget) return false;
    const bool completions =
        qobject_cast<const QAbstractItemView*>(widget) && widget->windowType() == Qt::Popup;
    return completions || qobject_cast<const QMenu*>(widget) ||
           widget->inherits("QComboBoxPrivateContainer") || widget->property(liesOver).toBool();
}

void drawPopUp(const QRect& place, const QPalette& palette, QPainter& painter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette.color(QPalette::Base));
    painter.setPen(flat::hairline(palette));
    painter.drawRoundedRect(QRectF(place).adjusted(.5, .5, -.5, -.5), popUpCorner, popUpCorner);
    painter.restore();
}

QStyleOptionMenuItem onChosenEntry(QStyleOptionMenuItem entry, int iconSide, QPainter& painter)
{
    if (!entry.state.testFlag(QStyle::State_Selected) || !entry.state.testFlag(QStyle::State_Enabled))
        return entry;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(entry.palette.color(QPalette::Highlight));
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(entry.rect, entryCorner, entryCorner);
    painter.restore();
    entry.palette.setColor(QPalette::Highlight, Qt::transparent); // it is drawn
    if (!entry.icon.isNull())
        entry.icon = entry.icon.pixmap(QSize(iconSide, iconSide), painter.device()->devicePixelRatioF(),
                                       QIcon::Selected);
    return entry;
}

void CornerCutter::cut(QWidget& widget)
{
    widget.installEventFilter(this);
    if (auto* frame = qobject_cast<QFrame*>(&widget))
        frame->setFrameStyle(frame->frameStyle()); // is wider now
    cutCorners(widget);
}

bool CornerCutter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) cutCorners(*static_cast<QWidget*>(watched));
    if (event->type() == QEvent::Show) widen(*static_cast<QWidget*>(watched));
    return false;
}

} // namespace chancery
