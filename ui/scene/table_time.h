// SPDX-License-Identifier: GPL-3.0-or-later
// The time at the table. The wall clock of a machine can be set, by hand or over the network, and the phase
// clock must not jump then. A steady clock never jumps, but some stop while the machine sleeps, and its count
// means nothing after the program ends.
#pragma once

#include "ui/scene/phase_clock.h"

#include <functional>

namespace chancery {

/// A clock that only goes forward.
struct SteadyClock
{
    std::function<std::int64_t()> ms; ///< returns the milliseconds since an arbitrary start
    bool countsSleep = true;          ///< whether the clock goes on while the machine sleeps
};

/// Returns the best steady clock of this machine: one that counts sleep where the system has one.
SteadyClock machineClock();

/// Returns a function that gives the time at the table. It reads the wall clock once and then counts with the
/// steady clock. If the steady clock does not count sleep, a wall clock that is more than two seconds ahead
/// is believed, and one that was set back is not.
std::function<WallTime()> tableTime(std::function<WallTime()> wall, SteadyClock steady);

} // namespace chancery
