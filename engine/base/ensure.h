// SPDX-License-Identifier: GPL-3.0-or-later
// A check that every build makes, the packaged one too: going on would corrupt a game. Costly checks use
// assert.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace chancery {

/// Ends the program, naming the condition and its place; see CHANCERY_ENSURE.
[[noreturn]] inline void ensureFailed(const char* condition, const char* file, int line)
{
    std::fprintf(stderr, "%s:%d: this must hold and does not: %s\n", file, line, condition);
    std::abort();
}

} // namespace chancery

/// Ends the program if `condition` is false, in every build. The journal has all that was done until then.
#define CHANCERY_ENSURE(condition)                                                                           \
    (static_cast<bool>(condition) ? static_cast<void>(0)                                                     \
                                  : chancery::ensureFailed(#condition, __FILE__, __LINE__))
