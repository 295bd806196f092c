// SPDX-License-Identifier: GPL-3.0-or-later
// Floods from sea to sea, and searches for routes without a short cut.
#include "engine/orders/convoy_routes.h"

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

ProvinceSet seasBeside(const Map& map, ProvinceSet seas)
{
    ProvinceSet beside;
    for (Province sea : seas) beside |= map.seasTouching[index(sea)];
    return beside;
}

/// Returns all fleets connected with those of `front`.
ProvinceSet flood(const Map& map, ProvinceSet fleets, ProvinceSet front)
{
    ProvinceSet flooded;
    while (!front.empty()) {
        flooded |= front;
        front = seasBeside(map, front) & (fleets - flooded);
    }
    return flooded;
}

/// Looks for a way through all of some seas, each once.
struct SequenceSearch
{
    static constexpr int mostSteps = 20000;

    const Map& map;
    Province to;
    std::vector<Province> seas{};
    int steps = 0;

    /// Goes on from `last` through all seas that are left.
    bool follow(Province last, ProvinceSet left)
    {
        if (++steps > mostSteps) return false;
        if (left.empty()) return map.seasTouching[index(to)].has(last);
        for (Province next : left& map.seasTouching[index(last)]) {
            seas.push_back(next);
            ProvinceSet others = left;
            others.remove(next);
            if (follow(next, others)) return true;
            seas.pop_back();
        }
        return false;
    }
};

/// Looks for a proper route through one fleet: no sea touches an earlier one except its predecessor. On a
/// board with very many seas the search would take too long; after `mostSteps` it takes the fleet to be on a
/// route.
struct RouteSearch
{
    static constexpr int mostSteps = 20000; ///< the standard map needs some hundreds

    const Map& map;
    Province wanted;
    ProvinceSet ends; ///< fleets that touch the destination
    mutable int steps = 0;

    /// Returns whether a route that has come to `sea` can be finished. `open` are the fleets that may still
    /// follow, none of them beside an earlier part of the route.
    bool from(Province sea, ProvinceSet open, bool passed) const
    {
        if (++steps > mostSteps) return true;
        passed = passed || sea == wanted;
        if (ends.has(sea)) return passed; // going on would ignore a short cut
        if (!passed && !open.has(wanted)) return false;
        const ProvinceSet beside = map.seasTouching[index(sea)];
        for (Province next : open& beside)
            if (from(next, open - beside, passed)) return true;
        return false;
    }
};

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

bool convoyPossible(const Map& map, ProvinceSet fleets, Province from, Province to)
{
    const ProvinceSet goal = map.seasTouching[index(to)] & fleets;
    ProvinceSet front = map.seasTouching[index(from)] & fleets;
    while (!front.empty()) {
        if (!(front & goal).empty()) return true;
        fleets -= front;
        front = seasBeside(map, front) & fleets;
    }
    return false;
}

bool inSequence(const Map& map, Province from, const std::vector<Province>& seas, Province to)
{
    const auto adjoins = [&map](Province sea, Province place) {
        return map.seasTouching[index(place)].has(sea);
    };
    for (Province sea : seas) {
        if (!adjoins(sea, from)) return false;
        from = sea;
    }
    return !seas.empty() && adjoins(seas.back(), to);
}

std::vector<Province> sequenceThrough(const Map& map, ProvinceSet seas, Province from, Province to)
{
    SequenceSearch search{map, to};
    if (seas.empty() || !search.follow(from, seas)) return {};
    return std::move(search.seas);
}

std::vector<Province> shortestRoute(const Map& map, ProvinceSet fleets, Province from, Province to)
{
    const ProvinceSet goal = map.seasTouching[index(to)] & fleets;
    std::vector<ProvinceSet> fronts{map.seasTouching[index(from)] & fleets}; // [steps away] the fleets
    ProvinceSet seen = fronts.back();
    while (!fronts.back().empty() && (fronts.back() & goal).empty()) {
        fronts.push_back((seasBeside(map, fronts.back()) & fleets) - seen);
        seen |= fronts.back();
    }
    std::vector<Province> route;
    ProvinceSet next = goal;
    for (auto front = fronts.rbegin(); front != fronts.rend() && !(*front & next).empty(); ++front) {
        route.insert(route.begin(), *(*front & next).begin());
        next = map.seasTouching[index(route.front())];
    }
    return route;
}

bool onProperRoute(const Map& map, ProvinceSet fleets, Province fleet, Province from, Province to)
{
    const ProvinceSet starts = map.seasTouching[index(from)] & fleets;
    const ProvinceSet ends = map.seasTouching[index(to)] & fleets;
    const bool begins = starts.has(fleet), finishes = ends.has(fleet);
    if (begins && finishes) return true;
    const ProvinceSet beside = map.seasTouching[index(fleet)];
    if (begins && !((beside & ends) - starts).empty()) return true; // most routes have two fleets
    if (finishes && !((beside & starts) - ends).empty()) return true;
    const ProvinceSet near = beside & fleets; // who comes before it, and who after
    if (begins ? (near - starts).empty() : finishes ? (near - ends).empty() : !near.several()) return false;
    const RouteSearch search{map, fleet, ends, 0};
    for (Province first : starts)
        if (search.from(first, fleets - starts, false)) return true;
    return false;
}

// By Menger's theorem the fleet has ways to both coasts that share no other fleet, unless all ways to both
// pass through one. That one would lie on the fleet's first step to a coast, if a step is enough.
bool onSomeRoute(const Map& map, ProvinceSet fleets, Province fleet, Province from, Province to)
{
    const ProvinceSet starts = map.seasTouching[index(from)], ends = map.seasTouching[index(to)];
    const ProvinceSet all = connectedFleets(map, fleets, fleet), ashore = all & (starts | ends);
    if ((all & starts).empty() || (all & ends).empty()) return false;
    if (ashore.has(fleet)) return true;
    const ProvinceSet oneStep = ashore & map.seasTouching[index(fleet)];
    if (oneStep.several()) return true;
    for (Province other : oneStep.empty() ? all : oneStep) {
        if (other == fleet) continue;
        ProvinceSet rest = fleets;
        rest.remove(other);
        if ((connectedFleets(map, rest, fleet) & ashore).empty()) return false;
    }
    return true;
}

ProvinceSet connectedFleets(const Map& map, ProvinceSet fleets, Province fleet)
{
    return flood(map, fleets, {fleet});
}

ProvinceSet convoyReach(const Map& map, ProvinceSet fleets, Province from)
{
    const ProvinceSet crossed = flood(map, fleets, map.seasTouching[index(from)] & fleets);
    ProvinceSet coasts;
    for (Province coast : map.coastal)
        if (coast != from && !(map.seasTouching[index(coast)] & crossed).empty()) coasts.add(coast);
    return coasts;
}

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
