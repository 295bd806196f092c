// SPDX-License-Identifier: GPL-3.0-or-later
// Units that sentences of a posted text name.
#pragma once

#include "engine/map/map.h"
#include "engine/map/position.h"

#include <optional>
#include <string_view>
#include <vector>

namespace chancery {

/// Returns the units that a sentence lists: "England has a fleet in London and armies in Wales and
/// Yorkshire."
std::vector<Unit> unitsInProse(const Map& map, std::string_view line);

/// Returns the unit that a sentence says is dislodged, and the places that it names behind, as judges say it:
/// "The Russian Army in Galicia can retreat to Ukraine."
std::optional<DislodgedUnit> dislodgedInProse(const Map& map, std::string_view line);

/// Returns whether a text says what a unit does at present: "army in Marseilles supports it".
bool saysWhatAUnitDoes(std::string_view text);

} // namespace chancery
