// SPDX-License-Identifier: GPL-3.0-or-later
// What would turn a result, as text and as JSON.
#pragma once

#include "engine/explain/flip.h"

#include <string>

namespace chancery::cli {

/// Returns the answer as text: the groups with the number of ways, and the first ways of each.
std::string flipText(const FlipSearch& search, const FlipAnswer& answer);
/// Returns the answer as one JSON object, with all flips that are shown.
std::string flipJson(const FlipSearch& search, const FlipAnswer& answer);

} // namespace chancery::cli
