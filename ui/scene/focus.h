// SPDX-License-Identifier: GPL-3.0-or-later
// Where the eye should be: during a beat, and in a whole phase.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/framing.h"
#include "ui/scene/storyboard.h"

#include <vector>

namespace chancery {

/// What matters in a beat. Everything else on the board may step back.
struct Focus
{
    ProvinceSet provinces;     ///< where something happens, and where a part of it comes from
    ProvinceSet units;         ///< the units that take part, by the provinces where they started
    std::vector<Power> powers; ///< the powers that take part, in the order of the map
    bool operator==(const Focus&) const = default;
};

/// Returns the focus of a beat of the story of this resolved phase: of a fight its units, the provinces
/// fought for, the supports that were to count and the fleets that were to convoy. It is empty for a beat
/// about the whole board: the fading at the end, and cards.
Focus focusOf(const Map& map, const PhaseRecord& record, const Beat& beat);

/// Returns the part of the map with the units of a phase and where their orders go, with a margin. It is the
/// whole board if it covers most of that, or if there is no unit.
MapArea involvedPart(const BoardGeometry& board, const PhaseRecord& record);

} // namespace chancery
