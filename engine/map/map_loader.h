// SPDX-License-Identifier: GPL-3.0-or-later
// How readers of games and positions get the map that a file names. The engine itself never looks for files.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map.h"

#include <functional>
#include <memory>

namespace chancery {

/// Returns the map with this id, or an error that names where it was looked for.
using MapLoader = std::function<Result<std::shared_ptr<const Map>>(const std::string& id)>;

} // namespace chancery
