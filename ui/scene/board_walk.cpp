// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/board_walk.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace chancery {

namespace {

constexpr Bearing bearings[] = {Bearing::Left, Bearing::Right, Bearing::Up, Bearing::Down};

Point directionOf(Bearing bearing)
{
    switch (bearing) {
    case Bearing::Left:
        return {-1, 0};
    case Bearing::Right:
        return {1, 0};
    case Bearing::Up:
        return {0, -1};
    case Bearing::Down:
        return {0, 1};
    }
    return {};
}

/// How one province lies from another one.
struct Way
{
    double length, straight; ///< in map units, and the cosine of the angle to a bearing
    /// Returns what is least for the province that is meant: a near one, or one that lies straight ahead.
    double cost() const { return length / (straight * straight); }
};

Way wayOf(const BoardGeometry& board, Province from, Province to, Bearing bearing)
{
    const Point ahead = directionOf(bearing), way = board.unitAt(whole(to)) - board.unitAt(whole(from));
    const double length = std::hypot(way.x, way.y);
    return {length, length > 0 ? (way.x * ahead.x + way.y * ahead.y) / length : 0};
}

} // namespace

ProvinceSet neighboursOf(const Map& map, Province province)
{
    ProvinceSet all = map.armyReach[index(province)] | map.fleetProvinces[index(whole(province))];
    for (const Location coast : map[province].coasts) all |= map.fleetProvinces[index(coast)];
    return all - ProvinceSet{province};
}

Bearing opposite(Bearing bearing)
{
    switch (bearing) {
    case Bearing::Left:
        return Bearing::Right;
    case Bearing::Right:
        return Bearing::Left;
    case Bearing::Up:
        return Bearing::Down;
    case Bearing::Down:
        break;
    }
    return Bearing::Up;
}

BoardWalk::BoardWalk(const Map& map, const BoardGeometry& board)
    : next_(map.provinces.size(), {noProvince, noProvince, noProvince, noProvince})
{
    joinPairs(map, board);
    fill(map, board);
}

void BoardWalk::joinPairs(const Map& map, const BoardGeometry& board)
{
    constexpr double leastStraight = .5; // the cosine: beyond it, the two are rather above than beside
    struct Pair
    {
        double cost;
        Province from, to;
        Bearing bearing;
    };
    std::vector<Pair> pairs;
    for (std::size_t p = 0; p < next_.size(); ++p) {
        const auto from = static_cast<Province>(p);
        for (const Province to : neighboursOf(map, from))
            for (const Bearing bearing : {Bearing::Right, Bearing::Down})
                if (const Way way = wayOf(board, from, to, bearing); way.straight > leastStraight)
                    pairs.push_back({way.cost(), from, to, bearing});
    }
    std::ranges::stable_sort(pairs, {}, &Pair::cost);
    for (const Pair& pair : pairs) {
        Province &there = slot(pair.from, pair.bearing), &back = slot(pair.to, opposite(pair.bearing));
        if (there != noProvince || back != noProvince) continue;
        there = pair.to;
        back = pair.from;
    }
}

void BoardWalk::fill(const Map& map, const BoardGeometry& board)
{
    constexpr double leastStraight = .17; // beyond it, a province does not lie that way at all
    constexpr double again = 2;           // the cost of one that another key leads to
    for (std::size_t p = 0; p < next_.size(); ++p)
        for (const Bearing bearing : bearings) {
            const auto from = static_cast<Province>(p);
            if (next(from, bearing) != noProvince) continue;
            double least = std::numeric_limits<double>::infinity();
            Province best = noProvince;
            for (const Province to : neighboursOf(map, from)) {
                const Way way = wayOf(board, from, to, bearing);
                const bool known = std::ranges::find(next_[p], to) != next_[p].end();
                const double cost = way.cost() * (known ? again : 1);
                if (way.straight <= leastStraight || cost >= least) continue;
                least = cost;
                best = to;
            }
            slot(from, bearing) = best;
        }
}

} // namespace chancery
