// SPDX-License-Identifier: GPL-3.0-or-later
// A check that stays on in every build, the packaged one included, where continuing would corrupt a game.
// Costly checks use assert instead.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace chancery {

/// Prints the failed condition with its file and line to stderr and aborts; use it through CHANCERY_ENSURE.
[[noreturn]] inline void ensureFailed(const char* condition, const char* file, int line)
{
    std::fprintf(stderr, "%s:%d: this must hold and does not: %s\n", file, line, condition);
    std::abort();
}

} // namespace chancery

/// Aborts the program if `condition` is false, in every build. Earlier edits stay in the journal.
#define CHANCERY_ENSURE(condition)                                                                           \
    (static_cast<bool>(condition) ? static_cast<void>(0)                                                     \
                                  : chancery::ensureFailed(#condition, __FILE__, __LINE__))
