// SPDX-License-Identifier: GPL-3.0-or-later
// Boards drawn by lot: lands and seas on a plane, islands, inland lakes, straits, split coasts.
#pragma once

#include "engine/map/map.h"
#include "tests/oracle/lot.h"

namespace oracle {

/// A map of 4 to 45 provinces that breaks no law of map_check.h.
chancery::Map drawMap(Lot& lot);

} // namespace oracle
