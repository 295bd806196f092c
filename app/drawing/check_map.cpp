// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli check-map: the laws of a map, and its picture against its table.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/drawing/commands.h"
#include "engine/base/document.h"
#include "engine/map/map_file.h"
#include "engine/map/map_geometry.h"
#include "ui/draw/map_picture.h"

namespace chancery::cli {

namespace {

int tellFaults(const std::vector<Error>& faults)
{
    for (const Error& fault : faults) print(fault.text() + "\n");
    print(std::to_string(faults.size()) + (faults.size() == 1 ? " fault\n" : " faults\n"));
    return DoesNotHold;
}

std::string counts(const Map& map)
{
    int armies = 0, fleets = 0;
    for (std::size_t i = 0; i < map.provinces.size(); ++i) armies += map.armyReach[i].size();
    for (std::size_t i = 0; i < map.locations.size(); ++i) fleets += map.fleetReach[i].size();
    return std::to_string(map.provinces.size()) + " provinces, " + std::to_string(map.centres.size()) +
           " centres, " + std::to_string(armies / 2) + " army edges, " + std::to_string(fleets / 2) +
           " fleet edges\n";
}

int checkPicture(const Map& map, const QString& tablePath)
{
    const Result<MapPicture> picture = readPicture(map, tablePath);
    if (!picture) return fail(picture.error());
    const Result<MapArt> art = readMapArt(picture->content, map, picture->name());
    if (!art) return fail(art.error());
    const std::vector<std::string> differences = compareWithTable(map, art->outline);
    for (const std::string& difference : differences) print(picture->name() + ": " + difference + "\n");
    print(differences.empty() ? "picture and table agree\n"
                              : std::to_string(differences.size()) + " differences\n");
    return differences.empty() ? Fine : DoesNotHold;
}

int runCheckMap(const Arguments& arguments)
{
    const QString path = arguments.operands().front();
    const Result<std::string> text = readInput(path);
    if (!text) return fail(text.error());
    const MapLoader boards = boardLoaderBeside(path);
    const std::vector<Error> faults = mapFaults(*text, inputName(path), boards);
    if (!faults.empty() && !readDocument(*text, inputName(path))) return fail(faults.front());
    if (!faults.empty()) return tellFaults(faults);
    const Result<Map> map = readMap(*text, inputName(path), boards);
    if (!map) return fail(map.error());
    print(counts(*map));
    return arguments.has("no-picture") ? Fine : checkPicture(*map, path);
}

} // namespace

Command checkMapCommand()
{
    return {
        checkMap.name,
        "MAP.toml",
        checkMap.summary,
        "Prints every fault with its line. The picture is the one that the table names, in the same folder.",
        {{"no-picture", "", "check the table only"}},
        1,
        1,
        runCheckMap};
}

} // namespace chancery::cli
