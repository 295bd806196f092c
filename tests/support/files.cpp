// SPDX-License-Identifier: GPL-3.0-or-later
// See files.h.
#include "tests/support/files.h"

#include "engine/map/map_file.h"
#include "tests/support/standard_board.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

namespace chancery {

std::string sourceFile(const std::string& path)
{
    std::ifstream in(std::string(CHANCERY_SOURCE_DIR) + "/" + path, std::ios::binary);
    std::stringstream content;
    content << in.rdbuf();
    if (!in) {
        std::fprintf(stderr, "cannot read %s\n", path.c_str());
        std::abort();
    }
    return content.str();
}

MapLoader standardMaps()
{
    return [](const std::string& id) -> Result<std::shared_ptr<const Map>> {
        if (id != "standard") return Error{"there is no map " + id, {}};
        return sharedMap();
    };
}

MapLoader shippedMaps()
{
    return [](const std::string& id) -> Result<std::shared_ptr<const Map>> {
        static std::map<std::string, std::shared_ptr<const Map>> known;
        if (const auto found = known.find(id); found != known.end()) return found->second;
        const std::string path = "maps/" + id + ".toml";
        Result<Map> map = readMap(sourceFile(path), path, standardMaps());
        if (!map) return map.error();
        return known[id] = std::make_shared<const Map>(*std::move(map));
    };
}

} // namespace chancery
