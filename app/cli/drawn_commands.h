// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that draw. They need fonts, images and widgets, which the other commands should not have to
// load.
#pragma once

#include <array>

namespace chancery::cli {

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
