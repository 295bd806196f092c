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

/// Writes out what is still kept back, and returns the system's number (errno) of the first error since the
/// program began, EPIPE after a closed pipe; 0 if everything was written.
int outputError();

} // namespace chancery
