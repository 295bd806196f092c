// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the table of a map (maps/README.md has the format) and reports where it is wrong.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map_loader.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Reads a map file; on failure returns its first fault. `name` is what messages call the file. `boards`
/// loads the map that a set-up is based on, which must not be a set-up itself.
Result<Map> readMap(std::string_view toml, const std::string& name, const MapLoader& boards = {});

/// Returns every fault of a map file in file order, none if readMap accepts it. `name` is what messages call
/// the file, `boards` loads the map that a set-up is based on.
std::vector<Error> mapFaults(std::string_view toml, const std::string& name, const MapLoader& boards = {});

} // namespace chancery
