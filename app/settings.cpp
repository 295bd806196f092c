// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace chancery {

namespace {

constexpr int mostRecent = 10;

/// Reads a stored enum; a value that no longer exists counts as missing.
template<class E>
E readEnum(const QSettings& store, const QString& key, E otherwise, E last)
{
    bool good = false;
    const int value = store.value(key).toInt(&good);
    return good && value >= 0 && value <= static_cast<int>(last) ? static_cast<E>(value) : otherwise;
}

constexpr int ClockRules::*clockTimes[] = {&ClockRules::firstDiplomacy, &ClockRules::diplomacy,
                                           &ClockRules::writing,        &ClockRules::retreats,
                                           &ClockRules::adjustments,    &ClockRules::fallDiplomacy};

ClockRules readTimes(const QSettings& store, ClockRules otherwise)
{
    constexpr int longest = 180; // minutes
    const QVariantList minutes = store.value("clockTimes").toList();
    if (minutes.size() < std::ssize(clockTimes))
        return otherwise; // older versions stored one more, of speeches
    for (qsizetype i = 0; i < std::ssize(clockTimes); ++i)
        otherwise.*clockTimes[i] = std::clamp(minutes[i].toInt(), 0, longest);
    return otherwise;
}

Preferences readPreferences(const QSettings& store)
{
    Preferences read;
    read.language = store.value("language").toString();
    read.theme = readEnum(store, "theme", read.theme, ThemeChoice::Dark);
    read.labels = readEnum(store, "labels", read.labels, LabelMode::Auto);
    read.tempo = std::clamp(store.value("tempo", read.tempo).toDouble(), 0.25, 4.0);
    const bool reduced = store.value("reducedMotion", false).toBool(); // of older versions
    read.reducedMotion = readEnum(store, "motion", reduced ? Wish::Yes : Wish::System, Wish::No);
    read.highContrast = readEnum(store, "contrast", read.highContrast, Wish::No);
    read.story.reading = readEnum(store, "reading", read.story.reading, Reading::AllAtOnce);
    read.story.turncoats = store.value("turncoats", false).toBool();
    read.story.stepwise = store.value("stepwise", false).toBool();
    read.story.camera = readEnum(store, "camera", read.story.camera, Camera::Still);
    read.reasons = readEnum(store, "reasons", read.reasons, Register::Judge);
    read.projectorDisplay = store.value("projectorDisplay").toString();
    read.clockShown = store.value("clockShown", read.clockShown).toBool();
    read.clockSound = store.value("clockSound", read.clockSound).toBool();
    read.clockSpeech = store.value("clockSpeech", read.clockSpeech).toBool();
    read.revealSound = store.value("revealSound", false).toBool();
    read.clockVolume = std::clamp(store.value("clockVolume", read.clockVolume).toInt(), 0, 100);
    read.textSize = std::clamp(store.value("textSize", read.textSize).toInt(), 100, 200);
    read.opensLast = store.value("opensLast", false).toBool();
    read.slideSeconds = std::clamp(store.value("slideSeconds", read.slideSeconds).toInt(), 1, 600);
    read.colours.palette = readEnum(store, "palette", read.colours.palette, PaletteKind::Traditional);
    read.colours.hatched = store.value("hatched", false).toBool();
    const QVariantMap own = store.value("ownColours").toMap();
    for (auto it = own.begin(); it != own.end(); ++it)
        if (const QColor colour(it.value().toString()); colour.isValid())
            read.colours.own[it.key().toStdString()] = colour;
    return read;
}

QVariantMap writtenPreferences(const Preferences& chosen)
{
    QVariantMap own;
    for (const auto& [power, colour] : chosen.colours.own) own[QString::fromStdString(power)] = colour.name();
    return {{"language", chosen.language},
            {"theme", static_cast<int>(chosen.theme)},
            {"labels", static_cast<int>(chosen.labels)},
            {"tempo", chosen.tempo},
            {"motion", static_cast<int>(chosen.reducedMotion)},
            {"contrast", static_cast<int>(chosen.highContrast)},
            {"reading", static_cast<int>(chosen.story.reading)},
            {"turncoats", chosen.story.turncoats},
            {"stepwise", chosen.story.stepwise},
            {"camera", static_cast<int>(chosen.story.camera)},
            {"reasons", static_cast<int>(chosen.reasons)},
            {"projectorDisplay", chosen.projectorDisplay},
            {"clockShown", chosen.clockShown},
            {"clockSound", chosen.clockSound},
            {"clockSpeech", chosen.clockSpeech},
            {"revealSound", chosen.revealSound},
            {"clockVolume", chosen.clockVolume},
            {"slideSeconds", chosen.slideSeconds},
            {"textSize", chosen.textSize},
            {"opensLast", chosen.opensLast},
            {"palette", static_cast<int>(chosen.colours.palette)},
            {"hatched", chosen.colours.hatched},
            {"ownColours", own}};
}

/// Returns all settings as they are stored, by their keys.
QVariantMap written(const Settings& settings)
{
    QVariantMap all = writtenPreferences(settings.preferences);
    QVariantList minutes;
    for (int ClockRules::*time : clockTimes) minutes << settings.times.*time;
    all["clockTimes"] = minutes;
    all["clock"] = settings.clock;
    all["recentFiles"] = settings.recentFiles;
    all["recentStudies"] = settings.recentStudies;
    all["folder"] = settings.folder;
    all["rulebook"] = settings.rulebook;
    all["keys"] = settings.keys;
    all["displays"] = settings.displays.written();
    all["geometry"] = settings.geometry;
    all["windowState"] = settings.windowState;
    all["layoutText"] = settings.layoutText;
    all["layoutFollows"] = settings.layoutFollows;
    all["studyGeometry"] = settings.studyGeometry;
    all["studyState"] = settings.studyState;
    all["panelsLocked"] = settings.panelsLocked;
    return all;
}

} // namespace

Settings readSettings(const QSettings& store)
{
    Settings read;
    read.preferences = readPreferences(store);
    read.recentFiles = store.value("recentFiles").toStringList();
    read.recentStudies = store.value("recentStudies").toStringList();
    read.folder = store.value("folder").toString();
    read.geometry = store.value("geometry").toByteArray();
    read.windowState = store.value("windowState").toByteArray();
    read.layoutText = store.value("layoutText", read.layoutText).toInt();
    read.layoutFollows = store.value("layoutFollows", read.layoutFollows).toBool();
    read.studyGeometry = store.value("studyGeometry").toByteArray();
    read.studyState = store.value("studyState").toByteArray();
    read.panelsLocked = store.value("panelsLocked", true).toBool();
    read.keys = store.value("keys").toStringList();
    read.displays = DisplayMemory::read(store.value("displays").toStringList());
    read.times = readTimes(store, read.times);
    read.clock = store.value("clock").toString();
    const QString rulebook = store.value("rulebook").toString();
    if (findRulebook(rulebook.toStdString())) read.rulebook = rulebook;
    return read;
}

void writeSettings(QSettings& store, const Settings& settings, const Settings& before)
{
    const QVariantMap old = written(before), now = written(settings);
    for (auto each = now.begin(); each != now.end(); ++each)
        if (each.value() != old.value(each.key())) store.setValue(each.key(), each.value());
}

QStringList withRecent(QStringList recent, const QString& path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    recent.removeAll(whole);
    recent.prepend(whole);
    return recent.mid(0, mostRecent);
}

} // namespace chancery
