// SPDX-License-Identifier: GPL-3.0-or-later
// What time it is at the table. The wall clock of a machine can be set, by hand or by the net; what is timed must not jump
// then. A steady clock never does, but some stand still while the machine sleeps, and none outlives the program.
#pragma once

#include "ui/flow/phase_clock.h"

#include <functional>

namespace chancery {

/// Milliseconds since whenever; it only goes forward.
struct SteadyClock
{
    std::function<std::int64_t()> ms;
    bool countsSleep = true;
};

/// The best one of the machine.
SteadyClock machineClock();

/// The wall clock as it was when this was made, and from then on the steady one. Where that stands still while the machine
/// sleeps, a wall clock that has run ahead is believed, and one that was set back is not.
std::function<WallTime()> tableTime(std::function<WallTime()> wall, SteadyClock steady);

} // namespace chancery
