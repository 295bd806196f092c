// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boards.h"

#include "engine/base/message.h"
#include "engine/map/map_file.h"
#include "ui/draw/map_picture.h"
#include "ui/files/files.h"
#include "ui/files/own_folders.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace chancery {

QByteArray embedded(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

namespace {

const QString userFolder = QStringLiteral("maps"); ///< of the user's own
const QString tableEnding = QStringLiteral(".toml");

/// Returns the path of a map's file: one built into the program, or the user's; empty if there is nothing
/// with this name.
QString mapFile(const QString& name)
{
    const QString within = QStringLiteral(":/maps/") + name;
    if (QFile::exists(within)) return within;
    return pathInOwnPlaces(userFolder + u'/' + name);
}

bool carried(const QString& path)
{
    return path.startsWith(QLatin1Char(':'));
}

std::string readable(const QString& path)
{
    return carried(path) ? path.mid(2).toStdString() : path.toStdString();
}

constexpr const char* missingMap = QT_TRANSLATE_NOOP(
    "FileErrors", "there is no map with this name; expected its .toml and .svg files in the "
                  "folder chancery/maps of your data directory");
constexpr const char* faultyMap =
    QT_TRANSLATE_NOOP("FileErrors", "the map has a fault here; chancery-cli check-map says what is expected");
constexpr const char* faultyPicture = QT_TRANSLATE_NOOP(
    "FileErrors", "the map's picture has a fault here; chancery-cli check-map says what is expected");

/// Returns the error itself if it can be translated, else one that says `otherwise` about the same place.
Error inOurWords(const Error& error, const char* otherwise)
{
    return error.pattern ? error : errorOf({otherwise}, error.where);
}

/// Returns the path of the table with this id; empty if there is none.
QString tableOf(const std::string& id)
{
    static const QRegularExpression plainName(QStringLiteral("^[A-Za-z0-9_-]+$"));
    const QString name = QString::fromStdString(id);
    return plainName.match(name).hasMatch() ? mapFile(name + tableEnding) : QString();
}

Result<Map> readTable(const std::string& id, const MapLoader& boards)
{
    const QString path = tableOf(id);
    if (path.isEmpty()) return errorOf({missingMap}, "maps/" + id + ".toml");
    const Result<QByteArray> content = readWholeFile(path);
    if (!content) return content.error();
    Result<Map> map = readMap(content->toStdString(), readable(path), boards);
    if (!map) return inOurWords(map.error(), faultyMap);
    return map;
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
    folders += ownPlaces(userFolder);
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
    const Result<MapPicture> picture = readPicture(*map, tableOf(id));
    if (!picture) return picture.error();
    Result<MapArt> art = drawPicture(*map, *picture);
    if (!art) return inOurWords(art.error(), faultyPicture);
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

Result<std::span<const Case>> Boards::cases(const CaseLibrary& library)
{
    if (const auto known = cases_.find(library.id); known != cases_.end())
        return std::span<const Case>(known->second);
    const Result<BoardSource> standard = board("standard");
    if (!standard) return standard.error();
    Result<std::vector<Case>> cases = library.cases(*standard->map);
    if (!cases) return cases.error();
    return std::span<const Case>(cases_.emplace(library.id, *std::move(cases)).first->second);
}

} // namespace chancery
