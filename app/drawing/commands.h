// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that draw. Each function returns one command; each is in a file of its own.
#pragma once

#include "app/cli/command_line.h"

namespace chancery::cli {

/// Checks a map's table and its drawing.
Command checkMapCommand();
/// Writes a phase or a map as a picture.
Command renderCommand();
/// Writes the stories of a game as pictures or video.
Command showCommand();

} // namespace chancery::cli
