// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/map_picture.h"

#include "engine/map/outline_edges.h"
#include "ui/files/files.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct MapPictureText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::MapPictureText)
};

const QString builtIn = QStringLiteral(":/maps/");

QString folderOf(const QString& path)
{
    return QFileInfo(path).path();
}

/// Returns whether a picture is in the folder of its table, by whatever links both are reached.
bool isBeside(const QString& picture, const QString& table)
{
    const QString folder = folderOf(canonicalPath(picture));
    return folder == folderOf(canonicalPath(table)) || folder == canonicalPath(folderOf(table));
}

} // namespace

std::string MapPicture::name() const
{
    return (isBuiltIn() ? path.mid(2) : path).toStdString();
}

Result<MapPicture> readPicture(const Map& map, const QString& table)
{
    const QString name = QString::fromStdString(map.picture);
    QString path = folderOf(table) + u'/' + name;
    const bool isOfItsBase = !map.basedOn.empty() && troubleAt(path, Links::Refuse) == FileTrouble::Missing;
    if (isOfItsBase && QFile::exists(builtIn + name)) path = builtIn + name;
    if (!path.startsWith(u':') && troubleAt(path, Links::Follow) == FileTrouble::None &&
        !isBeside(path, table))
        return Error{MapPictureText::tr("This is a link to another folder. Put the picture beside the table.")
                         .toStdString(),
                     path.toStdString()};
    const Result<QByteArray> content = readWholeFile(path);
    if (!content) return content.error();
    return MapPicture{path, *content};
}

Result<MapArt> drawPicture(const Map& map, const MapPicture& picture)
{
    Result<MapArt> art = readMapArt(picture.content, map, picture.name());
    if (!art || picture.isBuiltIn()) return art;
    if (const auto faults = outlineFaults(art->outline); !faults.empty())
        return Error{faults.front(), picture.name()};
    return art;
}

} // namespace chancery
