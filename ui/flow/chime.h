// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds of the clock, worked out: struck bells, one for a minute left and three for the end.
#pragma once

#include "ui/flow/clock_cues.h"

#include <vector>

namespace chancery {

inline constexpr int chimeRate = 44100; ///< samples a second

/// One channel, full scale at `volume` 1; begins and ends in silence, so that nothing clicks.
std::vector<std::int16_t> chime(Cue cue, double volume);

} // namespace chancery
