// SPDX-License-Identifier: GPL-3.0-or-later
// Where counts are equal, the map decides.
#include "engine/game/ranking.h"

#include <algorithm>
#include <functional>

namespace chancery {

std::vector<Power> ranked(const std::vector<int>& counts)
{
    std::vector<Power> powers;
    for (std::size_t p = 0; p < counts.size(); ++p) powers.push_back(static_cast<Power>(p));
    std::ranges::stable_sort(powers, std::ranges::greater{},
                             [&](Power power) { return counts[index(power)]; });
    return powers;
}

std::vector<Seat> inMapSequence(std::vector<Seat> seats)
{
    std::ranges::stable_sort(seats, {}, [](const Seat& seat) { return *std::ranges::min_element(seat); });
    return seats;
}

} // namespace chancery
