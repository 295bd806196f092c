// SPDX-License-Identifier: GPL-3.0-or-later
// What `show --captions` prints: the beats of stories as JSON lines.
#pragma once

#include "app/cli/command_line.h"
#include "engine/game/game.h"
#include "ui/scene/story_choice.h"

#include <vector>

namespace chancery::cli {

/// Returns the game that is to be shown: the one in a file, or the case of --case as a game of one phase, and
/// of the retreats where it has any. The error names what cannot be read, or says that there is no such case.
Result<Game> shownGame(const Arguments& arguments);
/// Returns the indices of the phases that are to be shown: that of --phase, or all that are resolved. The
/// error says that there is no such phase, or that it is not resolved.
Result<std::vector<std::size_t>> wantedPhases(const Arguments& arguments, const Game& game);

/// How `show` reads out the orders of a phase.
struct ShowReading
{
    Reading how = Reading::PerPower; ///< as a story is made
    bool skipped = false;            ///< whether each story begins after the reading
};

/// Prints the steps of the beats of a game, or of a case of a library, one JSON line each. Returns the exit
/// status.
int showCaptions(const Arguments& arguments, const ShowReading& reading);

} // namespace chancery::cli
