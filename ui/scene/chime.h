// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds of the clock as samples: one bell when a minute is left, three when the time is up.
#pragma once

#include "ui/scene/clock_cues.h"

#include <vector>

namespace chancery {

inline constexpr int chimeRate = 44100; ///< the sample rate of chime(), in samples a second

/// Returns the sound of a cue: one channel of 16-bit samples at chimeRate. `volume` goes from 0 to 1, and the
/// peak at 1 is nine tenths of full scale. The sound begins and ends in silence, so that it does not click.
std::vector<std::int16_t> chime(Cue cue, double volume);

} // namespace chancery
