// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a history again, from the game it began with.
#pragma once

#include "engine/journal/journal.h"

#include <functional>

namespace chancery {

/// Takes the game as it was after a step.
using StepTaker = std::function<void(const HistoryStep&, Game after)>;

struct Replay
{
    /// What was played, its steps numbered from 1 without a gap. A step that cannot be applied, because what it
    /// builds on is lost, is left out.
    History history;
    std::size_t lost = 0; ///< steps that were left out
};

/// `begin` gets the game before the first step, then `take` the games after each of the steps. An error says that
/// not even a beginning is there.
Result<Replay> replay(const History& history, const MapLoader& maps, const std::function<void(const Game&)>& begin,
                      const StepTaker& take);

/// The game as it was last. Later steps are not looked at.
Result<Game> lastGame(const History& history, const MapLoader& maps);

} // namespace chancery
