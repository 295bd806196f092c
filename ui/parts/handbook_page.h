// SPDX-License-Identifier: GPL-3.0-or-later
// Which page of the handbook explains a widget: F1 opens it.
#pragma once

#include <QString>

class QWidget;

namespace chancery {

/// Says that this page of the handbook explains the widget and everything inside it. `page` is the name of
/// its file, without ending.
void explainOn(QWidget* widget, const char* page);

/// Returns the page that explains the widget, or else the nearest of its parents; empty if none does.
QString handbookPageOf(const QWidget* widget);

} // namespace chancery
