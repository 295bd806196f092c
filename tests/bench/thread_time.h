// SPDX-License-Identifier: GPL-3.0-or-later
// The processor time of this thread, for measurements on a busy machine.
#pragma once

#include <ctime>

namespace chancery {

/// Returns the processor time that this thread has used, in nanoseconds.
inline double threadNanoseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e9 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec);
}

} // namespace chancery
