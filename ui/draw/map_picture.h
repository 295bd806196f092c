// SPDX-License-Identifier: GPL-3.0-or-later
// Finds and reads the picture that a map's table names.
#pragma once

#include "ui/draw/map_art.h"

#include <QByteArray>
#include <QString>

namespace chancery {

/// The picture of a map as it is in its file.
struct MapPicture
{
    QString path;
    QByteArray content;

    /// Returns whether it is built into the program.
    bool isBuiltIn() const { return path.startsWith(u':'); }
    /// Returns the path for messages.
    std::string name() const;
};

/// Reads the picture of a map whose table has this path: the plain file beside it, or for a set-up the
/// built-in one of its base. A link that leads elsewhere is refused.
Result<MapPicture> readPicture(const Map& map, const QString& table);
/// Draws that picture. It fails where painting would take too long, because outlines are wrong.
Result<MapArt> drawPicture(const Map& map, const MapPicture& picture);

} // namespace chancery
