// SPDX-License-Identifier: GPL-3.0-or-later
// The boards that the program carries: see boards.h.
#include "app/boards.h"

#include "engine/map/map_file.h"
#include "ui/board/map_art.h"

#include <QCoreApplication>
#include <QFile>

namespace chancery {

QByteArray embedded(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Result<BoardSource> Boards::board(const std::string& id)
{
    if (const auto known = read_.find(id); known != read_.end()) return known->second;
    const std::string table = "maps/" + id + ".toml", picture = "maps/" + id + ".svg";
    const QByteArray toml = embedded(QStringLiteral(":/") + QString::fromStdString(table));
    if (toml.isEmpty())
        return Error{QCoreApplication::translate("Boards", "There is no map of this name.").toStdString(),
                     table};
    Result<Map> map = readMap(toml.toStdString(), table);
    if (!map) return map.error();
    Result<MapArt> art =
        readMapArt(embedded(QStringLiteral(":/") + QString::fromStdString(picture)), *map, picture);
    if (!art) return art.error();
    const BoardSource source{std::make_shared<const Map>(*std::move(map)),
                             std::make_shared<const MapArt>(*std::move(art))};
    return read_.emplace(id, source).first->second;
}

MapLoader Boards::loader()
{
    return [this](const std::string& id) -> Result<std::shared_ptr<const Map>> {
        const Result<BoardSource> found = board(id);
        if (!found) return found.error();
        return found->map;
    };
}

const BoardSource& Boards::boardOf(const Map& map) const
{
    return read_.at(map.id);
}

} // namespace chancery
