// SPDX-License-Identifier: GPL-3.0-or-later
// Replays a history from the game with which it begins.
#pragma once

#include "engine/journal/journal.h"

#include <functional>

namespace chancery {

/// Receives each step and the game after it.
using StepTaker = std::function<void(const HistoryStep&, Game after)>;

/// The result of a replay.
struct Replay
{
    /// What was replayed, its steps numbered from 1 without a gap. A step that builds on something lost is
    /// left out.
    History history;
    std::size_t lost = 0; ///< steps that were left out
};

/// Replays a history: `begin` gets the game before the first step, `take` each step with the game after it.
/// Fails if the beginning is lost and no step holds the whole game.
Result<Replay> replay(const History& history, const MapLoader& maps,
                      const std::function<void(const Game&)>& begin, const StepTaker& take);

/// Returns the game after the last step that is done; undone steps are not read.
Result<Game> lastGame(const History& history, const MapLoader& maps);

} // namespace chancery
