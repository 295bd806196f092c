// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of the program while it runs. All windows share them: a change reaches every one.
#pragma once

#include "app/settings.h"

#include <QObject>

namespace chancery {

class SharedSettings : public QObject
{
    Q_OBJECT

public:
    explicit SharedSettings(Settings settings);

    const Settings& values() const { return values_; }
    const Preferences& preferences() const { return values_.preferences; }
    /// The theme that is in force: the one chosen, or that of the system.
    ThemeKind theme() const;
    ThemeKind systemTheme() const { return systemTheme_; }

    /// Puts other preferences in force, in every window.
    void apply(const Preferences& preferences);
    /// The times of the phase clock, for every document.
    void setTimes(const ClockRules& times);
    /// Keeps a clock as it is now: see ClockKeeper::written.
    void keepClock(const QString& line);
    /// Puts a game that was opened or saved first in the list of recent files.
    void rememberFile(const QString& path);
    /// Keeps where the audience looks while the displays are those plugged in now.
    void rememberDisplay(const QString& audience);
    /// Keeps size and arrangement of a window, for the next one that opens.
    void keepLayout(const QByteArray& geometry, const QByteArray& state);

Q_SIGNALS:
    void preferencesChanged();
    /// After preferencesChanged: windows must be made again to speak another language.
    void languageChanged();
    void timesChanged();
    /// The clock or its times should be stored at once.
    void clockKept();
    void recentFilesChanged();

private:
    Settings values_;
    ThemeKind systemTheme_;
};

} // namespace chancery
