// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that may be impossible, in all three kinds of phase: the engine refuses them by name, or resolves
// them and leaves a position that can be. The oracle knows movement alone; here it is enough that nothing
// fails.
#pragma once

#include "engine/map/map.h"

#include <cstdint>
#include <string>

namespace oracle {

/// What became of one position: how many of its three phases were resolved and refused, and what was wrong;
/// empty if nothing was.
struct Played
{
    std::uint64_t resolved = 0, refused = 0;
    std::string fault;
};

/// Draws a position and its orders, which depend on the seed and the number alone, and plays each kind of
/// phase under one of the rulebooks: one after the other as the numbers go on.
Played playAnything(const chancery::Map& map, std::uint64_t seed, std::uint64_t number);

} // namespace oracle
