// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of actions as the user has changed them, and the dialog in which they are changed.
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QStringList>

class QMenuBar;
class QWidget;

namespace chancery {

class ActionSet;
class SharedSettings;

/// The keys of the actions that do not have their default ones, by the name of the action.
using ChangedKeys = QHash<QString, QList<QKeySequence>>;

/// Returns the changed keys as the settings store them: "file.save=Ctrl+S; F2". Lines that cannot be read are
/// left out.
ChangedKeys changedKeys(const QStringList& stored);

/// Returns keys that are written as "Ctrl+S; F2".
QList<QKeySequence> readKeys(const QString& text);

/// Opens the dialog in which all keys of the actions of a window can be changed, and puts the new ones in
/// force in every window. `menus` is its menu bar.
void editShortcuts(const ActionSet& actions, const QMenuBar& menus, SharedSettings& settings,
                   QWidget* window);

} // namespace chancery
