// SPDX-License-Identifier: GPL-3.0-or-later
// Standard output of a command. What cannot be written is noticed, be it a full disk or a pipe that nobody
// reads.
#pragma once

#include <string_view>

namespace chancery {

/// Makes writing into a pipe that nobody reads any more an error, as a full disk is one; else it ends the
/// program. Call it before anything is written.
void outliveClosedPipes();

/// Writes a text to standard output. Returns false if that failed now or before.
bool writeOut(std::string_view text);

/// Writes out what is still kept back.
void flushOut();

constexpr int outputLost = 4; ///< the exit status of a program whose output could not be written

/// Returns the exit status of a program at its end: `status` if everything was written, else outputLost. Says
/// why not on standard error, after the program's name, unless nobody wanted to read on.
int finishOut(const char* program, int status);

} // namespace chancery
