// SPDX-License-Identifier: GPL-3.0-or-later
// What `show --captions` prints: the beats of stories as JSON lines.
#pragma once

#include "app/cli/command_line.h"

namespace chancery::cli {

/// Prints the beats of a game, or of a case of a library, one JSON line each. Returns the exit status.
int showCaptions(const Arguments& arguments);

} // namespace chancery::cli
