// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers from one evening to the next. QSettings is touched here only.
#pragma once

#include "engine/rules/rulebooks.h"
#include "ui/dialogs/preferences.h"
#include "ui/projector/screens.h"

#include <QByteArray>
#include <QStringList>

class QSettings;

namespace chancery {

struct Settings
{
    Preferences preferences;
    QStringList recentFiles; ///< the latest first
    QString folder;          ///< where the last game was opened or saved
    QByteArray geometry, windowState;
    DisplayMemory displays; ///< where the audience looks
    ClockRules times{30, 15, 5, 5, 5, 0, 0}; ///< of the phase clock
    QString clock;           ///< as it was left, see ClockKeeper::written

    bool operator==(const Settings&) const = default;
};

Settings readSettings(const QSettings& store);
void writeSettings(QSettings& store, const Settings& settings);
/// The clock alone, at once whenever it is handled: it must outlive a crash.
void writeClock(QSettings& store, const Settings& settings);
/// The list of games alone, at once when one is opened or saved.
void writeRecentFiles(QSettings& store, const Settings& settings);

/// The list with `path` first, at most ten long.
QStringList withRecent(QStringList recent, const QString& path);

} // namespace chancery
