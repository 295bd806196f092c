// SPDX-License-Identifier: GPL-3.0-or-later
// What the oracle knows of the world: plain numbers and lists, nothing of the engine.
#pragma once

#include <algorithm>
#include <vector>

namespace oracle {

inline constexpr int none = -1;

template<class T>
bool contains(const std::vector<T>& list, const T& item)
{
    return std::find(list.begin(), list.end(), item) != list.end();
}

enum class Ground { Inland, Coast, Sea };

/// A place is a province or one split coast of it. The first places are the provinces, with the same numbers.
struct Board
{
    std::vector<Ground> ground;            ///< of each province
    std::vector<int> provinceOf;           ///< of each place
    std::vector<std::vector<int>> coasts;  ///< of each province, its split coasts
    std::vector<std::vector<int>> byLand;  ///< of each province, the provinces next to it for armies
    std::vector<std::vector<int>> byWater; ///< of each place, the places next to it for fleets

    bool isSea(int province) const { return ground[std::size_t(province)] == Ground::Sea; }
    bool isCoast(int province) const { return ground[std::size_t(province)] == Ground::Coast; }
    int province(int place) const { return provinceOf[std::size_t(place)]; }
    /// Whether a fleet in this sea lies next to the province.
    bool touches(int sea, int province) const
    {
        const std::vector<int>& steps = byWater[std::size_t(sea)];
        return std::any_of(steps.begin(), steps.end(),
                           [&](int to) { return provinceOf[std::size_t(to)] == province; });
    }
};

struct Unit
{
    int power = 0;
    bool fleet = false;
    int place = 0;

    bool operator==(const Unit&) const = default;
};

enum class Says { Hold, Move, SupportHold, SupportMove, Convoy, OtherPhase };

/// An order as it was written.
struct Order
{
    int power = 0;   ///< who wrote it
    int unit = none; ///< the place of the unit it speaks to; it may be empty
    Says says = Says::Hold;
    int from = none; ///< the place of the unit supported or convoyed
    int to = none;   ///< where to
    bool via = false;

    bool operator==(const Order&) const = default;
};

struct Situation
{
    std::vector<Unit> units; ///< one in a province at most
    std::vector<Order> orders;
};

/// The words of DATC 4.E.2.
enum class Word { Illegal, Invalid, Succeeds, Fails, Given, Cut, Available, Disrupted, Stands };
inline constexpr std::size_t wordCount = 9;

struct Dislodged
{
    int province = 0; ///< where it was
    int by = 0;       ///< the province where its attacker started
    std::vector<int> retreats;

    bool operator==(const Dislodged&) const = default;
};

/// What becomes of a situation. All lists but the first are sorted.
struct Answer
{
    std::vector<Word> words; ///< of each order, in the order of the situation
    std::vector<Dislodged> dislodged;
    std::vector<Unit> standing; ///< afterwards, by place
    std::vector<int> contested; ///< provinces left vacant by a standoff, if anybody can retreat

    bool operator==(const Answer&) const = default;
};

} // namespace oracle
