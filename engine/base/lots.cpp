// SPDX-License-Identifier: GPL-3.0-or-later
// Shuffles numbers by a seed.
#include "engine/base/lots.h"

#include <numeric>
#include <random>

namespace chancery {

// Shuffled by hand, because std::shuffle differs between libraries.
std::vector<std::size_t> drawLots(std::size_t count, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    std::vector<std::size_t> lots(count);
    std::iota(lots.begin(), lots.end(), std::size_t{0});
    for (std::size_t left = count; left > 1; --left) std::swap(lots[left - 1], lots[random() % left]);
    return lots;
}

} // namespace chancery
