// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings_store.h"

#include "ui/files/own_folders.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <utility>

namespace chancery {

namespace {

void copySettings(const QString& from, const QString& to)
{
    const QSettings source(from, QSettings::IniFormat);
    QSettings copy(to, QSettings::IniFormat);
    for (const QString& key : source.allKeys()) copy.setValue(key, source.value(key));
}

} // namespace

QString settingsPath()
{
    return settingsFolder() + QStringLiteral("/chancery.conf");
}

/// Qt keeps the settings of programs that name no organization there.
QString formerSettingsPath()
{
    if (keepsAllInOne()) return {};
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/Unknown Organization/chancery.conf");
}

SettingsStore::SettingsStore(QString path, const QString& former)
    : path_(std::move(path))
{
    if (!QFileInfo::exists(path_) && QFileInfo::exists(former)) copySettings(former, path_);
}

Settings SettingsStore::read()
{
    const QSettings file(path_, QSettings::IniFormat);
    stored_ = readSettings(file);
    if (file.status() != QSettings::NoError)
        trouble_ = tr("The settings in %1 cannot be read. Chancery uses its defaults for what is missing.")
                       .arg(QDir::toNativeSeparators(path_));
    return stored_;
}

void SettingsStore::write(const Settings& settings)
{
    QSettings file(path_, QSettings::IniFormat);
    writeSettings(file, settings, std::exchange(stored_, settings));
    file.sync();
    if (file.status() != QSettings::AccessError || std::exchange(unwritable_, true)) return;
    trouble_ =
        tr("The settings cannot be stored in %1. What you change now is forgotten when Chancery quits.")
            .arg(QDir::toNativeSeparators(path_));
}

QString SettingsStore::takeTrouble()
{
    return std::exchange(trouble_, {});
}

} // namespace chancery
