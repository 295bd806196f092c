// SPDX-License-Identifier: GPL-3.0-or-later
// The file of the settings: read when the program starts, written whenever a setting changes.
#pragma once

#include "app/settings.h"

#include <QCoreApplication>

namespace chancery {

/// Returns the path of the program's settings, in a folder of its own.
QString settingsPath();
/// Returns the path where earlier versions kept the settings; empty if the program keeps all in one folder.
QString formerSettingsPath();

/// Keeps the settings in a file. Another run of the program may use the same file: only what changes is
/// written, and the rest of the file stays.
class SettingsStore
{
    Q_DECLARE_TR_FUNCTIONS(chancery::SettingsStore)

public:
    /// Uses the file at `path`. If it does not exist, the values of the file at `former` are copied to it
    /// once.
    SettingsStore(QString path, const QString& former);

    /// Reads all settings.
    Settings read();
    /// Says from which settings changes are counted: those with which the program has started.
    void startWith(const Settings& settings) { stored_ = settings; }
    /// Writes at once what differs from the settings that were written last.
    void write(const Settings& settings);
    /// Returns why settings could not be read or written, or an empty string. Each problem is returned once.
    QString takeTrouble();

private:
    QString path_;
    Settings stored_;
    QString trouble_;
    bool unwritable_ = false; ///< it has been reported
};

} // namespace chancery
