// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shared_settings.h"

#include "ui/draw/palette.h"
#include "ui/draw/type.h"

#include <QFileInfo>

namespace chancery {

SharedSettings::SharedSettings(Settings settings)
    : values_(std::move(settings))
    , systemTheme_(chancery::systemTheme())
{
    colour();
    setTextSize(values_.preferences.textSize);
}

void SharedSettings::colour() const
{
    ColourChoice choice = preferences().colours;
    choice.highContrast = highContrast();
    setColourChoice(choice);
}

void SharedSettings::setSystemWishes(const SystemWishes& wishes)
{
    if (wishes == wishes_) return;
    wishes_ = wishes;
    colour();
    Q_EMIT preferencesChanged();
}

ThemeKind SharedSettings::theme() const
{
    switch (values_.preferences.theme) {
    case ThemeChoice::Light:
        return ThemeKind::Light;
    case ThemeChoice::Dark:
        return ThemeKind::Dark;
    case ThemeChoice::System:
        break;
    }
    return systemTheme_;
}

Rulebook SharedSettings::rulebook() const
{
    const RulebookInfo* book = findRulebook(values_.rulebook.toStdString());
    return book ? rulebookOf(*book) : Rulebook{};
}

void SharedSettings::apply(const Preferences& preferences)
{
    if (preferences.projectorDisplay != values_.preferences.projectorDisplay)
        rememberDisplay(preferences.projectorDisplay);
    const bool otherLanguage = preferences.language != values_.preferences.language;
    const bool otherSize = preferences.textSize != values_.preferences.textSize;
    values_.preferences = preferences;
    colour();
    setTextSize(preferences.textSize);
    Q_EMIT changed();
    Q_EMIT preferencesChanged();
    if (otherLanguage) Q_EMIT languageChanged();
    if (otherLanguage || otherSize) Q_EMIT windowsOutdated();
}

ClockRules SharedSettings::timesFor(const Rulebook& rules) const
{
    const RulebookInfo* book = findRulebook(rules.id);
    return book && book->clock != ClockRules{} ? book->clock : values_.times;
}

void SharedSettings::setTimes(const Rulebook& rules, const ClockRules& times)
{
    if (const RulebookInfo* book = findRulebook(rules.id); book && book->clock != ClockRules{}) return;
    values_.times = times;
    Q_EMIT changed();
    Q_EMIT timesChanged();
}

void SharedSettings::keepClock(const QString& line)
{
    values_.clock = line;
    Q_EMIT changed();
}

void SharedSettings::rememberFile(const QString& path)
{
    values_.recentFiles = withRecent(values_.recentFiles, path);
    values_.folder = QFileInfo(path).absolutePath();
    Q_EMIT changed();
    Q_EMIT recentFilesChanged();
}

void SharedSettings::rememberStudy(const QString& path)
{
    values_.recentStudies = withRecent(values_.recentStudies, path);
    values_.folder = QFileInfo(path).absolutePath();
    Q_EMIT changed();
}

void SharedSettings::rememberRulebook(const std::string& id)
{
    values_.rulebook = QString::fromStdString(id);
    Q_EMIT changed();
}

void SharedSettings::rememberDisplay(const QString& audience)
{
    values_.displays.remember(displayKeys(), audience);
    Q_EMIT changed();
}

void SharedSettings::setKeys(const QStringList& keys)
{
    values_.keys = keys;
    Q_EMIT changed();
    Q_EMIT keysChanged();
}

void SharedSettings::lockPanels(bool locked)
{
    values_.panelsLocked = locked;
    Q_EMIT changed();
    Q_EMIT panelsLockChanged();
}

void SharedSettings::keepLayout(const QByteArray& geometry, const QByteArray& state, int textSize,
                                bool follows)
{
    if (values_.geometry == geometry && values_.windowState == state && values_.layoutText == textSize &&
        values_.layoutFollows == follows)
        return;
    values_.geometry = geometry;
    values_.windowState = state;
    values_.layoutText = textSize;
    values_.layoutFollows = follows;
    Q_EMIT changed();
}

void SharedSettings::keepStudyLayout(const QByteArray& geometry, const QByteArray& state)
{
    if (values_.studyGeometry == geometry && values_.studyState == state) return;
    values_.studyGeometry = geometry;
    values_.studyState = state;
    Q_EMIT changed();
}

} // namespace chancery
