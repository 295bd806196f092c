// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a form, whatever they are: lines, texts, numbers, choices, boxes to tick.
#pragma once

#include <QStringList>

class QWidget;

namespace chancery {

/// Returns the field of a part that is put to use first: the first that waits for letters, which would else
/// be lost, or the first number, or the first in which anything can be chosen; nullptr if there is none.
QWidget* firstField(const QWidget& part);
/// Returns all that is typed, chosen and ticked in a part.
QStringList filledIn(const QWidget& part);
/// Lets all fields of a part be read alone.
void letBeRead(QWidget& part);

} // namespace chancery
