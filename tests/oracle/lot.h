// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers drawn by lot, the same on every machine; cheap to begin again for each situation.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace oracle {

/// Steele, Lea and Flood's SplitMix64.
class Lot
{
public:
    Lot(std::uint64_t seed, std::uint64_t number)
        : state_(seed * 0xd1342543de82ef95U + number * 0x9e3779b97f4a7c15U)
    {
        draw();
        state_ = draw();
    }

    std::uint64_t draw()
    {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15U;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }

    /// Below `limit`, which is above 0.
    int below(std::size_t limit) { return int(draw() % limit); }
    int between(int least, int most) { return least + below(std::size_t(most - least + 1)); }
    bool chance(int percent) { return below(100) < percent; }
    template<class T>
    const T& oneOf(const std::vector<T>& items)
    {
        return items[std::size_t(below(items.size()))];
    }
    template<class T>
    void shuffle(std::vector<T>& items)
    {
        for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[std::size_t(below(i))]);
    }

private:
    std::uint64_t state_;
};

} // namespace oracle
