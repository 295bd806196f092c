// SPDX-License-Identifier: GPL-3.0-or-later
// A whole search for what turns a result, in one thread.
#pragma once

#include "engine/explain/flip.h"

namespace chancery {

/// Searches sets of one change, and of two if `most` is 2.
inline FlipAnswer searchFlips(const FlipSearch& search, int most = 2)
{
    FlipTally tally;
    tally.add(search.singles());
    for (std::size_t slice = 0; most > 1 && slice < search.slices(); ++slice) tally.add(search.slice(slice));
    return tally.answer(search);
}

} // namespace chancery
