// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/board_walk.h"

#include <cmath>

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
    double most = leastCosine;
    for (const Province other : neighboursOf(map, from)) {
        const Point way = board.unitAt(whole(other)) - here;
        const double length = std::hypot(way.x, way.y);
        if (length <= 0) continue;
        const double cosine = (way.x * ahead.x + way.y * ahead.y) / length;
        if (cosine > most) {
            most = cosine;
            best = other;
        }
    }
    return best;
}

} // namespace chancery
