// SPDX-License-Identifier: GPL-3.0-or-later
// Where the eye should be during a beat.
#pragma once

#include "engine/game/game.h"
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

} // namespace chancery
