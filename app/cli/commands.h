// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of chancery-cli. Each function returns one that does not draw, and is in a file of its own,
// called as the command is.
#pragma once

#include "app/cli/command_line.h"

#include <array>

namespace chancery::cli {

/// Resolves one position with orders.
Command adjudicateCommand();
/// Answers JSON lines, one phase on a line.
Command batchCommand();
/// Finds test cases in all libraries.
Command casesCommand();
/// Checks the folder of a language.
Command checkLanguageCommand();
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

/// A command of chancery-cli that the program `chancery`, which is beside it, runs in its place
/// (app/drawing).
struct DrawnCommand
{
    const char* name;
    const char* summary; ///< one line
};

inline constexpr DrawnCommand checkMap{
    "check-map", "Checks a map's table against the laws of maps, and its picture against the table."};
inline constexpr DrawnCommand render{"render",
                                     "Draws a phase of a saved game, or a map with its starting position."};
inline constexpr DrawnCommand show{
    "show", "Writes the reveal of a saved game as PNG pictures, one per frame, or as a video."};
inline constexpr std::array drawnCommands{checkMap, render, show};

/// The first argument of `chancery` when it is to run such a command; the command's own arguments follow it.
inline constexpr const char* drawingWord = "--cli";

} // namespace chancery::cli
