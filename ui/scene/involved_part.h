// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the map that matters in a phase.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/framing.h"

namespace chancery {

/// Returns the part of the map with the units of a phase and where their orders go, with a margin. It is the
/// whole board if it covers most of that, or if there is no unit.
MapArea involvedPart(const BoardGeometry& board, const PhaseRecord& record);

} // namespace chancery
