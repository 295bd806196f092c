// SPDX-License-Identifier: GPL-3.0-or-later
// Many situations in a row, half of them on the standard map and half on maps drawn by lot. Beside each the
// engine is given a position of every kind of phase that may be impossible, which it must refuse or resolve
// (see played.h).
#pragma once

#include "tests/oracle/difference.h"

#include <array>
#include <cstdint>

namespace oracle {

/// What was met on the way, to see that the drawing is worth it.
struct Tally
{
    std::uint64_t situations = 0, dislodged = 0, sailed = 0;
    std::uint64_t resolved = 0, refused = 0; ///< phases of positions that may be impossible
    std::uint64_t circles = 0, paradoxes = 0, higherParadoxes = 0, riddles = 0, others = 0; ///< see Solution
    std::array<std::uint64_t, wordCount> words{}; ///< how many of each Word
    std::string difference; ///< the first one, shrunk and in words; empty if there is none

    Tally& operator+=(const Tally& other);
};

/// Situations number `first` to `last` of a seed, up to the first difference. Each depends on the seed and
/// its number alone.
Tally tryOut(const chancery::Map& standard, std::uint64_t seed, std::uint64_t first, std::uint64_t last);

/// The board of a situation, and the situation.
Arena drawnArena(const chancery::Map& standard, std::uint64_t seed, std::uint64_t number);
Situation drawnSituation(const Arena& arena, std::uint64_t seed, std::uint64_t number);

} // namespace oracle
