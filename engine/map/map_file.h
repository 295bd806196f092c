// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the table of a map (maps/README.md has the format) and says where it is wrong.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map_loader.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// `name` is what messages call the file, `boards` gives the map that a set-up is based on (not another set-up).
/// The error is the first fault.
Result<Map> readMap(std::string_view toml, const std::string& name, const MapLoader& boards = {});

/// All that is wrong with a map file, in the sequence of the file; empty if readMap accepts it.
std::vector<Error> mapFaults(std::string_view toml, const std::string& name, const MapLoader& boards = {});

} // namespace chancery
