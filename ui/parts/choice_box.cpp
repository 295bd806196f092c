// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/choice_box.h"

#include <QAbstractItemView>
#include <QStyle>
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

/// No entry of the list is cut, however narrow the box is.
void ChoiceBox::showPopup()
{
    const int frame = 2 * view()->frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + frame);
    QComboBox::showPopup();
}

void ChoiceBox::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

} // namespace chancery
