// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds of resources/sounds as samples.
#pragma once

#include "ui/scene/sound.h"

#include <cstdint>
#include <vector>

namespace chancery {

/// One channel of 16-bit samples.
struct Samples
{
    std::vector<std::int16_t> heard; ///< one after another
    int rate = 0;                    ///< how many there are in a second
};

/// Returns a sound as it is in the resources; none where they are not built in. `volume` goes from 0 to 1: at
/// 1 the peak of a bell is nine tenths of full scale, and that of a mark at most half.
Samples samplesOf(Sound sound, double volume);

} // namespace chancery
