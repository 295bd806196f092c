// SPDX-License-Identifier: GPL-3.0-or-later
// Standard output of a command. It notices what cannot be written: the disk is full, or the reader of a pipe
// has closed it.
#pragma once

#include <string_view>

namespace chancery {

/// Writes a text to standard output. Returns false if that failed now or before.
bool writeOut(std::string_view text);

/// Writes out what is still kept back.
void flushOut();

constexpr int outputLost = 4; ///< the exit status of a program whose output could not be written

/// Returns the exit status of a program at its end: `status` if everything was written, else outputLost. Says
/// why not on standard error, after the program's name, unless the reader has closed the pipe.
int finishOut(const char* program, int status);

} // namespace chancery
