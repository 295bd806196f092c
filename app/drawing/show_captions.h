// SPDX-License-Identifier: GPL-3.0-or-later
// What `show --captions` prints: the beats of stories as JSON lines.
#pragma once

#include "app/cli/command_line.h"
#include "engine/game/game.h"
#include "ui/story/story_choice.h"

namespace chancery::cli {

/// Returns a case of a library as a game of one movement phase, and of the retreats where it has any. The
/// error says that there is no such case.
Result<Game> gameOfCase(const std::string& id);

/// How `show` reads out the orders of a phase.
struct ShowReading
{
    Reading how = Reading::PerPower; ///< as a story is made
    bool skipped = false;            ///< whether each story begins after the reading
};

/// Prints the beats of a game, or of a case of a library, one JSON line each. Returns the exit status.
int showCaptions(const Arguments& arguments, const ShowReading& reading);

} // namespace chancery::cli
