// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader says at once, whatever it is at.
#pragma once

#include <QString>

class QWidget;

namespace chancery {

/// Has a screen reader say a text, once, in the name of `source`. Under a closed curtain nothing is said. An
/// empty text says nothing.
void announce(QWidget& source, const QString& text);

} // namespace chancery
