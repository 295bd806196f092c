// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/chip.h"

#include "ui/draw/type.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace chancery {

namespace {

constexpr int chipAir = spacingStep; ///< between the text and the rounded ends
constexpr double tintOfChip = .14;   ///< of the ink in the box

} // namespace

Chip::Chip(const char* objectName, QWidget* parent)
    : QAbstractButton(parent)
{
    setObjectName(QString::fromLatin1(objectName));
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setType(this, TypeSize::Small);
    hide();
}

void Chip::tell(const QString& text, Tone tone, const QString& shorter)
{
    tone_ = tone;
    shorter_ = shorter;
    setText(text);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    updateGeometry();
    update();
}

void Chip::setClickable(bool clickable)
{
    clickable_ = clickable;
    clickable ? setCursor(Qt::PointingHandCursor) : unsetCursor();
}

int Chip::widthOf(const QString& text) const
{
    return fontMetrics().horizontalAdvance(text) + 2 * chipAir + fontMetrics().height();
}

QSize Chip::sizeHint() const
{
    return {widthOf(text()), fontMetrics().height() + 2};
}

QSize Chip::minimumSizeHint() const
{
    if (!shorter_.isEmpty()) return {widthOf(shorter_), sizeHint().height()};
    constexpr int letters = 10; // of which something can still be understood
    return sizeHint().boundedTo(
        {letters * fontMetrics().averageCharWidth() + 2 * chipAir, sizeHint().height()});
}

void Chip::paintEvent(QPaintEvent*)
{
    const Theme theme = themeFor(themeOf(*this), Map{});
    const QColor text = palette().color(QPalette::WindowText);
    const QColor ink = tone_ == Tone::Alarm ? theme.alarm : tone_ == Tone::Missing ? theme.missing : text;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(.5, .5, -.5, -.5);
    painter.setPen(clickable_ && underMouse() ? QPen(ink) : QPen(Qt::NoPen));
    painter.setBrush(mixed(ink, palette().color(QPalette::Window), tintOfChip));
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setPen(tone_ == Tone::Quiet ? text : mixed(ink, text, .6));
    const int side = chipAir + fontMetrics().height() / 2;
    const QRect inside = rect().adjusted(side, 0, -side, 0);
    const QString& fitting = width() < sizeHint().width() && !shorter_.isEmpty() ? shorter_ : this->text();
    painter.drawText(inside, Qt::AlignCenter,
                     fontMetrics().elidedText(fitting, Qt::ElideRight, inside.width() + 1));
}

bool Chip::event(QEvent* event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave) update();
    if (!clickable_ &&
        (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease))
        return QWidget::event(event);
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && width() < sizeHint().width()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
        return true;
    }
    return QAbstractButton::event(event);
}

} // namespace chancery
