// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of chancery-cli that draw, run by the program `chancery`.
#pragma once

namespace chancery::cli {

/// Returns whether the arguments of `chancery` ask for a command of chancery-cli.
bool asksForDrawing(int argc, char** argv);
/// Runs that command, without a display, and returns its exit status.
int runDrawing(int argc, char** argv);

} // namespace chancery::cli
