// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers from one run to the next, and how each setting is written. Only the files
// settings and settings_store use QSettings.
#pragma once

#include "engine/rules/rulebooks.h"
#include "ui/dialogs/preferences.h"
#include "ui/dialogs/rulebook_box.h"
#include "ui/room/screens.h"

#include <QByteArray>
#include <QStringList>

class QSettings;

namespace chancery {

/// All stored settings.
struct Settings
{
    Preferences preferences;
    QStringList recentFiles;              ///< the most recent first, at most ten
    QStringList recentStudies;            ///< as recentFiles
    QString folder;                       ///< the folder where a game was last opened or saved
    QByteArray geometry, windowState;     ///< the layout of the console, as QMainWindow gives it
    int layoutText = 100;                 ///< the size of the text that it is for, in percent
    bool layoutFollows = true;            ///< its panels have the sizes that go with the window
    QByteArray studyGeometry, studyState; ///< that of the windows of studies
    DisplayMemory displays;               ///< which display the audience window used
    ClockRules times{30, 15, 5, 5, 5, 0}; ///< the times of the phase clock
    QString rulebook =
        QString::fromLatin1(usualRulebook); ///< the id of the rulebook last chosen for a new game
    QString clock;                          ///< the phase clock as it was left; see ClockKeeper::written()
    bool panelsLocked = true;               ///< whether the panels have no title bars and cannot be dragged
    QStringList keys;                       ///< changed keys of actions; see changedKeys() in shortcuts.h

    bool operator==(const Settings&) const = default;
};

/// Returns the stored settings; a value that is missing or wrong has its default.
Settings readSettings(const QSettings& store);
/// Stores the settings that differ from `before`.
void writeSettings(QSettings& store, const Settings& settings, const Settings& before);

/// Returns the list with `path` first and at most ten entries.
QStringList withRecent(QStringList recent, const QString& path);

} // namespace chancery
