// SPDX-License-Identifier: GPL-3.0-or-later
// What a game that is over is worth to each player: Alexander VII.4, and the systems of tournaments.
#pragma once

#include "engine/game/ending.h"

#include <vector>

namespace chancery {

struct Score
{
    Seat seat;
    double points = 0;

    bool operator==(const Score&) const = default;
};

inline constexpr Scoring scoringSystems[] = {Scoring::Alexander, Scoring::DrawSize, Scoring::SumOfSquares,
                                             Scoring::CentreCount, Scoring::CDiplo};

/// At the end of the last phase.
int centresOf(const Game& game, const Seat& seat);

/// One for each seat of the last phase, in the map's sequence (ranking.h). The centres that count are those
/// owned at its end.
std::vector<Score> scoresOf(const Game& game, const Ending& ending);
/// By another system than the game's rules have.
std::vector<Score> scoresBy(Scoring scoring, const Game& game, const Ending& ending);

} // namespace chancery
