// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/elided_label.h"

#include <QHelpEvent>
#include <QStyle>
#include <QStylePainter>
#include <QToolTip>

namespace chancery {

/// That of a label is no narrower than its minimum, also after the text has become shorter.
QSize ElidedLabel::sizeHint() const
{
    return {widthOf(text()), QLabel::sizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    constexpr int letters = 6;
    const QString& least = shorter_.isEmpty() ? text() : shorter_.last();
    const int wide = neverCut_ ? widthOf(least) : fontMetrics().averageCharWidth() * letters;
    return {wide, QLabel::minimumSizeHint().height()};
}

int ElidedLabel::widthOf(const QString& words) const
{
    return fontMetrics().size(Qt::TextSingleLine, words).width() + width() - contentsRect().width();
}

int ElidedLabel::longestWithin(int width) const
{
    for (const QString& form : QStringList(text()) + shorter_)
        if (widthOf(form) <= width) return widthOf(form);
    return widthOf(shorter_.isEmpty() ? text() : shorter_.last());
}

void ElidedLabel::setShorter(const QStringList& forms)
{
    shorter_ = forms;
    updateGeometry();
    update();
}

bool ElidedLabel::fits(const QString& words) const
{
    return fontMetrics().horizontalAdvance(words) <= contentsRect().width();
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty()) return QLabel::event(event);
    if (fits(text())) return false;
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
    return true;
}

QString ElidedLabel::shown() const
{
    QString form = text();
    for (const QString& shorter : shorter_)
        if (!fits(form)) form = shorter;
    return fontMetrics().elidedText(form, Qt::ElideRight, contentsRect().width() + 1); // parts of a pixel
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    painter.drawItemText(contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(), shown(),
                         foregroundRole());
}

} // namespace chancery
