// SPDX-License-Identifier: GPL-3.0-or-later
// How a finished game is scored: Alexander VII.4, and the systems of tournaments.
#pragma once

#include "engine/game/ending.h"

#include <vector>

namespace chancery {

/// The points of one seat.
struct Score
{
    Seat seat;         ///< the powers of the player
    double points = 0; ///< may be negative or a fraction

    bool operator==(const Score&) const = default;
};

/// Every scoring system except Scoring::None.
inline constexpr Scoring scoringSystems[] = {Scoring::Alexander, Scoring::DrawSize, Scoring::SumOfSquares,
                                             Scoring::CentreCount, Scoring::CDiplo};

/// Returns how many centres a seat has at the end of the last phase.
int centresOf(const Game& game, const Seat& seat);

/// Returns the points of each seat of the last phase, in the order of the map (standings.h), by the game's
/// rules and the centres owned at its end.
std::vector<Score> scoresOf(const Game& game, const Ending& ending);
/// Returns the points of each seat of the last phase by another scoring system.
std::vector<Score> scoresBy(Scoring scoring, const Game& game, const Ending& ending);

} // namespace chancery
