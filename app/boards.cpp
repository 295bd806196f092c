// SPDX-License-Identifier: GPL-3.0-or-later
// Finds maps; see boards.h.
#include "app/boards.h"

#include "engine/map/map_file.h"
#include "engine/map/outline_edges.h"
#include "ui/map/map_art.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace chancery {

QByteArray embedded(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

namespace {

const QString userFolder = QStringLiteral("chancery/maps"); ///< within the user's data folders
const QString tableEnding = QStringLiteral(".toml");

/// Returns the path of a map's file: one built into the program, or the user's; empty if there is none.
QString mapFile(const QString& name)
{
    const QString within = QStringLiteral(":/maps/") + name;
    if (QFile::exists(within)) return within;
    return QStandardPaths::locate(QStandardPaths::GenericDataLocation, userFolder + '/' + name);
}

bool carried(const QString& path)
{
    return path.startsWith(QLatin1Char(':'));
}

std::string readable(const QString& path)
{
    return carried(path) ? path.mid(2).toStdString() : path.toStdString();
}

Result<Map> readTable(const std::string& id, const MapLoader& boards)
{
    static const QRegularExpression plainName(QStringLiteral("^[A-Za-z0-9_-]+$"));
    const QString name = QString::fromStdString(id);
    const QString path = plainName.match(name).hasMatch() ? mapFile(name + tableEnding) : QString();
    if (path.isEmpty())
        return Error{QCoreApplication::translate("Boards", "There is no map of this name.").toStdString(),
                     "maps/" + id + ".toml"};
    return readMap(embedded(path).toStdString(), readable(path), boards);
}

/// Returns only maps with provinces of their own, on which set-ups can be based.
Result<std::shared_ptr<const Map>> wholeBoard(const std::string& id)
{
    Result<Map> map = readTable(id, {});
    if (!map) return map.error();
    return std::make_shared<const Map>(*std::move(map));
}

QStringList ids()
{
    QStringList folders{QStringLiteral(":/maps")};
    folders += QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, userFolder,
                                         QStandardPaths::LocateDirectory);
    QStringList all;
    for (const QString& folder : folders)
        for (const QFileInfo& table :
             QDir(folder).entryInfoList({'*' + tableEnding}, QDir::Files, QDir::Name))
            all << table.completeBaseName();
    all.removeDuplicates();
    return all;
}

} // namespace

Result<BoardSource> Boards::board(const std::string& id)
{
    if (const auto known = read_.find(id); known != read_.end()) return known->second;
    Result<Map> map = readTable(id, wholeBoard);
    if (!map) return map.error();
    const QString picture = mapFile(QFileInfo(QString::fromStdString(map->picture)).fileName());
    Result<MapArt> art = readMapArt(embedded(picture), *map, readable(picture));
    if (!art) return art.error();
    if (const auto faults = carried(picture) ? std::vector<std::string>{} : outlineFaults(art->outline);
        !faults.empty())
        return Error{faults.front(), readable(picture)};
    const BoardSource source{std::make_shared<const Map>(*std::move(map)),
                             std::make_shared<const MapArt>(*std::move(art))};
    return read_.emplace(id, source).first->second;
}

std::vector<std::shared_ptr<const Map>> Boards::maps()
{
    std::vector<std::shared_ptr<const Map>> all;
    for (const QString& id : ids()) {
        const auto known = read_.find(id.toStdString());
        if (known != read_.end()) {
            all.push_back(known->second.map);
        } else if (Result<Map> map = readTable(id.toStdString(), wholeBoard)) {
            all.push_back(std::make_shared<const Map>(*std::move(map)));
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
        return std::pair(a->id != "standard", a->name) < std::pair(b->id != "standard", b->name);
    });
    return all;
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
