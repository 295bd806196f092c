// SPDX-License-Identifier: GPL-3.0-or-later
// Where the program keeps what is its own: settings, journals, studies, the user's maps.
#pragma once

#include <QString>
#include <QStringList>

namespace chancery {

/// Lets the program keep all of its own in this folder, which is made when something is written. To be called
/// before any of it is read. Without it a folder `chancery-profile` beside the program is that folder, so
/// that both can be carried along; where there is none, each kind has the place that the system keeps for it.
void keepAllIn(const QString& folder);
/// Returns whether there is such a folder, so that nothing outside of it is the program's own.
bool keepsAllInOne();

/// Returns the folder of the settings, without a slash at its end.
QString settingsFolder();
/// Returns the folder to write what has this name: `journals`, `studies`.
QString ownFolder(const QString& name);
/// Returns the paths at which something with this name may be read, such as `maps` or `maps/duel.toml`: the
/// user's own first, then those that the system has for all its users.
QStringList ownPlaces(const QString& name);
/// Returns the first of the places at which there is anything, be it a file or not; empty if there is
/// nothing.
QString pathInOwnPlaces(const QString& name);

} // namespace chancery
