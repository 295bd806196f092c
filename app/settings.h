// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers from one run to the next. Only this file and its .cpp use QSettings.
#pragma once

#include "engine/rules/rulebooks.h"
#include "ui/dialogs/preferences.h"
#include "ui/projector/screens.h"

#include <QByteArray>
#include <QStringList>

class QSettings;

namespace chancery {

/// All stored settings.
struct Settings
{
    Preferences preferences;
    QStringList recentFiles;                 ///< the most recent first, at most ten
    QString folder;                          ///< the folder where a game was last opened or saved
    QByteArray geometry, windowState;        ///< the layout of the console, as QMainWindow gives it
    QStringList keys;                        ///< changed keys of actions; see changedKeys() in shortcuts.h
    DisplayMemory displays;                  ///< which display the audience window used
    ClockRules times{30, 15, 5, 5, 5, 0, 0}; ///< the times of the phase clock
    QString clock;                           ///< the phase clock as it was left; see ClockKeeper::written()

    bool operator==(const Settings&) const = default;
};

/// Returns the stored settings; a value that is missing or wrong has its default.
Settings readSettings(const QSettings& store);
/// Stores all settings.
void writeSettings(QSettings& store, const Settings& settings);
/// Stores the phase clock only. It is stored at every change, because it must survive a crash.
void writeClock(QSettings& store, const Settings& settings);
/// Stores the recent files only. They are stored whenever a game is opened or saved.
void writeRecentFiles(QSettings& store, const Settings& settings);

/// Returns the list with `path` first and at most ten entries.
QStringList withRecent(QStringList recent, const QString& path);

} // namespace chancery
