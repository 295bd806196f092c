// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of chancery-cli. Each function returns one command; each is in a file of its own, which the
// README names.
#pragma once

#include "app/cli/command_line.h"

namespace chancery::cli {

/// Resolves one position with orders.
Command adjudicateCommand();
/// Answers JSON lines, one phase on a line.
Command batchCommand();
/// Checks a map's table and its drawing.
Command checkMapCommand();
/// Resolves the same orders under every rulebook.
Command compareCommand();
/// Runs the built-in test cases.
Command datcCommand();
/// Says how typed orders are understood.
Command parseCommand();
/// Writes a phase or a map as a picture.
Command renderCommand();
/// Adjudicates a saved game again and compares.
Command replayCommand();
/// Lists the rulebooks and what each says.
Command rulebooksCommand();
/// Writes the stories of a game as pictures or video.
Command showCommand();

} // namespace chancery::cli
