// SPDX-License-Identifier: GPL-3.0-or-later
// A label with one line of text that is shortened: see elided_label.h.
#include "ui/widgets/elided_label.h"

#include <QHelpEvent>
#include <QStyle>
#include <QStylePainter>
#include <QToolTip>

namespace chancery {

QSize ElidedLabel::minimumSizeHint() const
{
    constexpr int letters = 6;
    return {fontMetrics().averageCharWidth() * letters, QLabel::minimumSizeHint().height()};
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty()) return QLabel::event(event);
    if (fontMetrics().horizontalAdvance(text()) <= contentsRect().width()) return false;
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    painter.drawItemText(contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(), shown,
                         foregroundRole());
}

} // namespace chancery
