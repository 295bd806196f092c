// SPDX-License-Identifier: GPL-3.0-or-later
// Files of the source tree and the maps that readers ask for.
#pragma once

#include "engine/map/map_loader.h"

#include <string>

namespace chancery {

/// The content of a file named from the top of the source tree; the process ends if it cannot be read.
std::string sourceFile(const std::string& path);

/// Knows "standard" and nothing else.
MapLoader standardMaps();

/// Every map that the program carries, by id.
inline constexpr const char* shippedMapIds[] = {"standard", "fleet-rome", "chaos", "straits", "alexander"};
/// Knows all of these; each is read once.
MapLoader shippedMaps();

} // namespace chancery
