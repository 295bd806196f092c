// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a panel with the buttons of actions.
#pragma once

#include <QList>

class QAction;
class QWidget;

namespace chancery {

/// Returns a new part with a button for each action, in two columns where they have the room. Only those of
/// enabled actions are shown, so that what is above has the room of the others.
QWidget* actionButtons(const QList<QAction*>& actions, QWidget* parent);

/// Puts the buttons of such a part below each other, so that the first keeps its place under the pointer.
void stack(QWidget* part);
/// Leaves the button of the action with this name out of such a part, or shows it again. `part` may be
/// nullptr, and need not have it.
void leaveOut(QWidget* part, const char* action, bool out);
/// Shows the buttons of disabled actions too, where their sequence tells something. `part` may be nullptr.
void showDisabled(QWidget* part, bool shown);

} // namespace chancery
