// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the table of a map (maps/README.md has the format) and says where it is wrong.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// `name` is what messages call the file. The error is the first fault.
Result<Map> readMap(std::string_view toml, const std::string& name);

/// All that is wrong with a map file, in the sequence of the file; empty if readMap accepts it.
std::vector<Error> mapFaults(std::string_view toml, const std::string& name);

} // namespace chancery
