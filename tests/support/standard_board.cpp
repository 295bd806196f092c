// SPDX-License-Identifier: GPL-3.0-or-later
// Reading what tests share; a file that cannot be read ends the test at once.
#include "tests/support/standard_board.h"

#include "engine/map/map_file.h"

#include <cstdio>
#include <cstdlib>

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

const Map& standardMap()
{
    static const Map map = wellRead(readMap(fileContent("maps/standard.toml"), "maps/standard.toml"));
    return map;
}

const std::vector<Case>& datcCases()
{
    static const std::string name = "resources/cases/datc-3.2.toml";
    static const std::vector<Case> cases = wellRead(readCases(standardMap(), fileContent(name), name));
    return cases;
}

} // namespace chancery
