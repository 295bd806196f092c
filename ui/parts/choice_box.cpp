// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/choice_box.h"

#include <QStylePainter>
#include <QWheelEvent>

namespace chancery {

ChoiceBox::ChoiceBox(QWidget* parent)
    : QComboBox(parent)
{
    constexpr int letters = 6;
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(letters);
    setFocusPolicy(Qt::StrongFocus);
}

void ChoiceBox::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void ChoiceBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    const int beside = option.currentIcon.isNull() ? 4 : option.iconSize.width() + 8;
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room - beside);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace chancery
