// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/board_walk.h"

#include <cmath>
#include <limits>

namespace chancery {

namespace {

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

} // namespace

ProvinceSet neighboursOf(const Map& map, Province province)
{
    ProvinceSet all = map.armyReach[index(province)] | map.fleetProvinces[index(whole(province))];
    for (const Location coast : map[province].coasts) all |= map.fleetProvinces[index(coast)];
    return all - ProvinceSet{province};
}

Province neighbourTowards(const Map& map, const BoardGeometry& board, Province from, Bearing bearing)
{
    constexpr double leastCosine = .38; // of the angle to the direction: beyond it, another key is meant
    const Point ahead = directionOf(bearing), here = board.unitAt(whole(from));
    Province best = noProvince;
    double least = std::numeric_limits<double>::infinity();
    for (const Province other : neighboursOf(map, from)) {
        const Point way = board.unitAt(whole(other)) - here;
        const double length = std::hypot(way.x, way.y);
        const double cosine = length > 0 ? (way.x * ahead.x + way.y * ahead.y) / length : 0;
        if (cosine <= leastCosine) continue;
        const double cost =
            length / (cosine * cosine); // a near one rather than one that lies a little straighter
        if (cost < least) {
            least = cost;
            best = other;
        }
    }
    return best;
}

} // namespace chancery
