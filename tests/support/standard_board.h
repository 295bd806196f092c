// SPDX-License-Identifier: GPL-3.0-or-later
// The standard map and the case library, read once, for tests of the engine.
#pragma once

#include "engine/files/case_file.h"

#include <fstream>
#include <memory>
#include <sstream>

namespace chancery {

inline std::string fileContent(const std::string& pathInTree)
{
    std::ifstream file(std::string(CHANCERY_SOURCE_DIR) + "/" + pathInTree, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

const Map& standardMap();
/// The same map, for games that share it.
std::shared_ptr<const Map> sharedMap();
const std::vector<Case>& datcCases();
/// The cases of all libraries that are about movement.
const std::vector<Case>& movementCases();

} // namespace chancery
