// SPDX-License-Identifier: GPL-3.0-or-later
// What all windows of the gamemaster have in common: four sizes of type and one spacing step.
#pragma once

#include <QStringList>

class QWidget;

namespace chancery {

/// Returns what has another size of type than the four of ui/draw/type.h, by class and object name.
QStringList oddType(const QWidget& window);
/// Returns which layouts have margins or distances that are no multiples of the spacing step.
QStringList oddSpacing(const QWidget& window);

} // namespace chancery
