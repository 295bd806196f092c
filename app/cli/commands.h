// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of chancery-cli that do not draw. Each function returns one command; each is in a file of its
// own, called as the command is.
#pragma once

#include "app/cli/command_line.h"

namespace chancery::cli {

/// Resolves one position with orders.
Command adjudicateCommand();
/// Answers JSON lines, one phase on a line.
Command batchCommand();
/// Finds test cases in all libraries.
Command casesCommand();
/// Says what a clause of a rulebook says.
Command clauseCommand();
/// Resolves the same orders under every rulebook.
Command compareCommand();
/// Writes a game in a form that other programs read.
Command convertCommand();
/// Runs the built-in test cases.
Command datcCommand();
/// Finds what would turn a result.
Command flipCommand();
/// Says how typed orders are understood.
Command parseCommand();
/// Adjudicates a saved game again and compares.
Command replayCommand();
/// Lists the rulebooks and what each says.
Command rulebooksCommand();

} // namespace chancery::cli
