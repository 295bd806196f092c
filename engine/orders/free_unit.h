// SPDX-License-Identifier: GPL-3.0-or-later
// Units in any notation, for readers that list them.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map.h"

#include <string_view>

namespace chancery {

/// Returns whether a text begins with the kind of a unit, "A", "Fleet" or "Armee", and more follows.
bool namesKind(std::string_view text);

/// Reads a unit of a power as files write it, else as freely as in an order to build it: "Army Bulgaria",
/// "Flotte Kiel". It may be where its kind cannot be. The error is that of the form that files write.
Result<Unit> readFreeUnit(const Map& map, Power power, std::string_view text);

} // namespace chancery
