// SPDX-License-Identifier: GPL-3.0-or-later
// The ranking of a Committee: centres and points together make the score (Object of the committee).
#pragma once

#include "engine/game/seats.h"
#include "engine/game/victory_points.h"

#include <vector>

namespace chancery {

/// The score of one delegation and its place.
struct RankedPower
{
    Power power = noPower; ///< whose it is
    int centres = 0;       ///< that it owns now
    VictoryPoints points;  ///< so far
    int place = 1;         ///< counted from 1; powers with equal scores share a place

    /// Returns the score.
    int score() const { return centres + points.total(); }
    bool operator==(const RankedPower&) const = default;
};

/// Returns the standings of all powers after the current phase, the highest score first. A power that has
/// lost its country keeps its points and its place.
std::vector<RankedPower> standingsOf(const Game& game);

/// Returns all powers, the highest count first; powers with equal counts are in the order of the map.
/// `counts` has an entry for each power.
std::vector<Power> ranked(const std::vector<int>& counts);

/// Returns the seats in the order of the map, each by its first power there. Lists that do not go by counts
/// use this order, and so do seats with equal counts.
std::vector<Seat> inMapSequence(std::vector<Seat> seats);

} // namespace chancery
