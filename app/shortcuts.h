// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of actions as the user has changed them, and the dialog in which they are changed.
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QStringList>

namespace chancery {

class Document;
struct ActionRow;

/// The keys of the actions that do not have their default ones, by the name of the action.
using ChangedKeys = QHash<QString, QList<QKeySequence>>;

/// Returns the changed keys as the settings store them: "file.save=Ctrl+S; F2". Lines that cannot be read are
/// left out.
ChangedKeys changedKeys(const QStringList& stored);

/// Returns the keys of a row of the table of actions.
QList<QKeySequence> defaultKeys(const ActionRow& row);

/// Opens the dialog in which all keys can be changed, over the window that is open, and puts the new ones in
/// force in every window.
void editShortcuts(Document& document);

} // namespace chancery
