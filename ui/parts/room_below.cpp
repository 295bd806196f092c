// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/room_below.h"

#include <QVBoxLayout>

namespace chancery {

void shareRoom(QVBoxLayout& column, QWidget& upper, int needed, QWidget& lower, int left)
{
    const bool both = left > 0;
    upper.setMaximumHeight(both ? needed : QWIDGETSIZE_MAX);
    // setStretchFactor() would lay out again what is as it was, and never come to rest.
    column.setStretch(column.indexOf(&upper), both ? needed : 1);
    column.setStretch(column.indexOf(&lower), both ? left : 1);
    lower.setVisible(both);
}

} // namespace chancery
