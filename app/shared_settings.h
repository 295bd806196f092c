// SPDX-License-Identifier: GPL-3.0-or-later
// The settings while the program runs. All windows share them, and a change reaches every window.
#pragma once

#include "app/settings.h"
#include "app/system_wishes.h"

#include <QObject>

namespace chancery {

/// Holds the settings and signals every window when they change.
class SharedSettings : public QObject
{
    Q_OBJECT

public:
    /// Starts with these settings.
    explicit SharedSettings(Settings settings);

    /// Returns all settings.
    const Settings& values() const { return values_; }
    /// Returns the preferences.
    const Preferences& preferences() const { return values_.preferences; }
    /// Returns the theme in force: the chosen one, or the system's.
    ThemeKind theme() const;
    /// Returns the theme that the system had at the start.
    ThemeKind systemTheme() const { return systemTheme_; }

    /// Takes what the system asks for, in every window.
    void setSystemWishes(const SystemWishes& wishes);
    /// Returns what the system asks for.
    const SystemWishes& systemWishes() const { return wishes_; }
    /// Returns whether high contrast is in force: chosen, or asked for by the system.
    bool highContrast() const { return granted(preferences().highContrast, wishes_.highContrast); }
    /// Returns whether reduced motion is in force: chosen, or asked for by the system.
    bool reducedMotion() const { return granted(preferences().reducedMotion, wishes_.reducedMotion); }

    /// Returns the rules of a new game: those of the rulebook that was chosen last for one.
    Rulebook rulebook() const;

    /// Puts other preferences in force, in every window.
    void apply(const Preferences& preferences);
    /// Returns the times of the phase clock in a game that has none of its own: those of its rulebook, if it
    /// gives any, else those of the last game.
    ClockRules timesFor(const Rulebook& rules) const;
    /// Keeps the times of a game for the next one, unless its rulebook gives times: other rules need others.
    void setTimes(const Rulebook& rules, const ClockRules& times);
    /// Keeps a phase clock as it is now, in the form of ClockKeeper::written().
    void keepClock(const QString& line);
    /// Puts a game that was opened or saved first in the list of recent files.
    void rememberFile(const QString& path);
    /// Puts a study that was opened or saved first in the list of recent ones.
    void rememberStudy(const QString& path);
    /// Remembers the rulebook with this id for the next new game.
    void rememberRulebook(const std::string& id);
    /// Remembers the display with key `audience` for the set of displays that are connected now.
    void rememberDisplay(const QString& audience);
    /// Gives actions other keys in every window; see changedKeys() for the form.
    void setKeys(const QStringList& keys);
    /// Keeps the panels of every console where they are, or lets them be dragged again.
    void lockPanels(bool locked);
    /// Keeps the size and arrangement of a window for the next one that opens. `follows` says whether its
    /// panels have the sizes that go with the window, which the next one gives them anew.
    void keepLayout(const QByteArray& geometry, const QByteArray& state, int textSize, bool follows);
    /// As above, for the windows of studies.
    void keepStudyLayout(const QByteArray& geometry, const QByteArray& state);

Q_SIGNALS:
    /// Some of the values has changed and should be stored at once, so that a crash does not lose it.
    void changed();
    /// The preferences have changed.
    void preferencesChanged();
    /// The language has changed; follows preferencesChanged().
    void languageChanged();
    /// The language or the size of text has changed: windows must be made again.
    void windowsOutdated();
    /// The times of the phase clock have changed.
    void timesChanged();
    /// The keys of actions have changed.
    void keysChanged();
    /// The panels were locked or unlocked.
    void panelsLockChanged();
    /// The list of recent files has changed.
    void recentFilesChanged();

private:
    static bool granted(Wish chosen, bool system)
    {
        return chosen == Wish::System ? system : chosen == Wish::Yes;
    }
    void colour() const;

    Settings values_;
    ThemeKind systemTheme_;
    SystemWishes wishes_;
};

} // namespace chancery
