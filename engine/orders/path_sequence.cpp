// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers the arrangements of seas as a dictionary sorts words, and back.
#include "engine/orders/path_sequence.h"

#include "engine/orders/convoy_routes.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t mostNumbered = 12; ///< seas; 12! is the last factorial in 32 bits

std::vector<Province> numbered(ProvinceSet path, std::uint32_t number)
{
    std::vector<Province> left, seas;
    for (Province sea : path) left.push_back(sea);
    if (left.size() > mostNumbered) return left;
    std::uint32_t weight = 1; // (left.size() - 1)!
    for (std::uint32_t i = 2; i < left.size(); ++i) weight *= i;
    while (!left.empty()) {
        const std::size_t chosen = std::min<std::size_t>(number / weight, left.size() - 1);
        number %= weight;
        seas.push_back(left[chosen]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(chosen));
        if (left.size() > 1) weight /= static_cast<std::uint32_t>(left.size());
    }
    return seas;
}

} // namespace

std::uint32_t numberOfSequence(const std::vector<Province>& seas)
{
    std::uint32_t number = 0;
    if (seas.size() > mostNumbered) return number;
    for (std::size_t i = 0; i < seas.size(); ++i) {
        const auto smaller = std::count_if(seas.begin() + static_cast<std::ptrdiff_t>(i), seas.end(),
                                           [&](Province later) { return later < seas[i]; });
        number = number * static_cast<std::uint32_t>(seas.size() - i) + static_cast<std::uint32_t>(smaller);
    }
    return number;
}

std::vector<Province> seasInSequence(const Map& map, Province from, const Move& move)
{
    const Province to = map.provinceOf(move.to);
    std::vector<Province> seas = numbered(move.path, move.sequence);
    if (inSequence(map, from, seas, to) != move.scrambled) return seas;
    if (move.scrambled) {
        std::ranges::sort(seas);
        while (inSequence(map, from, seas, to) && std::next_permutation(seas.begin(), seas.end())) {
        }
        return seas;
    }
    const std::vector<Province> passable = sequenceThrough(map, move.path, from, to);
    return passable.empty() ? seas : passable;
}

} // namespace chancery
