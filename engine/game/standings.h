// SPDX-License-Identifier: GPL-3.0-or-later
// The ranking of a Committee: centres and points together make the score (Object of the committee).
#pragma once

#include "engine/game/victory_points.h"

#include <vector>

namespace chancery {

/// The score of one delegation and its place.
struct Standing
{
    Power power = noPower; ///< whose it is
    int centres = 0;       ///< that it owns now
    VictoryPoints points;  ///< so far
    int place = 1;         ///< counted from 1; powers with equal scores share a place

    /// Returns the score.
    int score() const { return centres + points.total(); }
    bool operator==(const Standing&) const = default;
};

/// Returns the standings of all powers after the current phase, the highest score first. A power that has
/// lost its country keeps its points and its place.
std::vector<Standing> standingsOf(const Game& game);

} // namespace chancery
