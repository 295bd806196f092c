// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/choice_box.h"

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

} // namespace chancery
