// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the picture of what changed between two phases.
#pragma once

#include "engine/game/unit_changes.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/picture.h"

namespace chancery {

/// Returns the picture of a position with what is different from an earlier one: an arrow for each unit that
/// moved, a sign on each that came, the faded tokens of those that are gone, and these centres lit.
Picture composeChanges(const Map& map, const BoardGeometry& board, const Position& now,
                       const UnitChanges& units, const ProvinceSet& centres, double tokenScale = 1);

} // namespace chancery
