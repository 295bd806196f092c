// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/own_folders.h"

#include "ui/files/system_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace chancery {

namespace {

const QString ofProgram = QStringLiteral("/chancery");

QString chosen; ///< by keepAllIn(); empty if it was not called

/// Returns the one folder for everything; empty if each kind has its own place.
QString oneFolder()
{
    if (!chosen.isEmpty()) return chosen;
    static const QString carried =
        QCoreApplication::applicationDirPath() + QStringLiteral("/chancery-profile");
    return QDir(carried).exists() ? carried : QString();
}

} // namespace

void keepAllIn(const QString& folder)
{
    chosen = folder.isEmpty() ? QString() : QDir(folder).absolutePath();
}

bool keepsAllInOne()
{
    return !oneFolder().isEmpty();
}

QString settingsFolder()
{
    if (const QString one = oneFolder(); !one.isEmpty()) return one;
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + ofProgram;
}

QString ownFolder(const QString& name)
{
    if (const QString one = oneFolder(); !one.isEmpty()) return one + u'/' + name;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + ofProgram + u'/' + name;
}

QStringList ownPlaces(const QString& name)
{
    QStringList places;
    if (const QString one = oneFolder(); !one.isEmpty()) places << one + u'/' + name;
    for (const QString& folder : QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation))
        places << folder + ofProgram + u'/' + name;
    if (keepsAllInOne()) places.removeAt(1); // the user's folder in the system's own place
    return places;
}

QString pathInOwnPlaces(const QString& name)
{
    for (const QString& path : ownPlaces(name))
        if (troubleAt(path, Links::Follow) != FileTrouble::Missing) return path;
    return {};
}

} // namespace chancery
