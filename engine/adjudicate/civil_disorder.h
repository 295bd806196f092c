// SPDX-License-Identifier: GPL-3.0-or-later
// Who is removed when a power does not say (DATC 4.D.8).
#pragma once

#include "engine/position/position.h"

namespace chancery {

/// The unit to remove next: farthest from the centres the power owns, then fleets before armies, then
/// alphabetical by the English name of the province. The power must have a unit.
Unit removedFirst(const Map& map, const Position& position, Power power);

} // namespace chancery
