// SPDX-License-Identifier: GPL-3.0-or-later
// Reading what tests share; a file that cannot be read ends the test at once.
#include "tests/support/standard_board.h"

#include "engine/map/map_file.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace chancery {

namespace {

template<class T>
T wellRead(Result<T> result)
{
    if (result) return *std::move(result);
    std::fputs((result.error().text() + "\n").c_str(), stderr);
    std::abort();
}

} // namespace

std::shared_ptr<const Map> sharedMap()
{
    static const auto map = std::make_shared<const Map>(
        wellRead(readMap(fileContent("maps/standard.toml"), "maps/standard.toml")));
    return map;
}

const Map& standardMap()
{
    return *sharedMap();
}

const std::vector<Case>& datcCases()
{
    static const std::string name = "resources/cases/datc-3.2.toml";
    static const std::vector<Case> cases = wellRead(readCases(standardMap(), fileContent(name), name));
    return cases;
}

const std::vector<Case>& movementCases()
{
    static const std::vector<Case> all = [] {
        std::vector<std::string> names;
        const std::string folder = "resources/cases/";
        for (const auto& file : std::filesystem::directory_iterator(CHANCERY_SOURCE_DIR "/" + folder))
            if (file.path().extension() == ".toml") names.push_back(folder + file.path().filename().string());
        std::ranges::sort(names);
        std::vector<Case> cases;
        for (const std::string& name : names)
            for (Case& one : wellRead(readCases(standardMap(), fileContent(name), name)))
                if (one.phase == PhaseKind::Movement) cases.push_back(std::move(one));
        return cases;
    }();
    return all;
}

} // namespace chancery
