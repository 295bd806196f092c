// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/board_hits.h"

#include "ui/draw/token_shape.h"

#include <cmath>

namespace chancery {

namespace {

Province spaceUnder(const BoardShapes& shapes, QPointF at)
{
    for (std::size_t p = 0; p < shapes.space.size(); ++p)
        if (shapes.space[p].bounds.contains(at) && shapes.space[p].path.contains(at))
            return static_cast<Province>(p);
    return noProvince;
}

} // namespace

Province provinceUnder(const BoardBase& base, const Picture& picture, Point at, double reach)
{
    const QPointF point(at.x, at.y);
    for (auto token = picture.tokens.rbegin(); token != picture.tokens.rend(); ++token)
        if (token->unit.at != nowhere && tokenBox({token->at.x, token->at.y}, token->scale).contains(point))
            return base.map().provinceOf(token->unit.at);
    if (const Province p = spaceUnder(base.shapes(), point); p != noProvince) return p;
    Province nearest = noProvince;
    double least = tokenHeight / 2 + reach;
    for (std::size_t l = 0; l < base.map().locations.size(); ++l) {
        const Point unit = base.geometry().unit[l];
        const double distance = std::hypot(unit.x - at.x, unit.y - at.y);
        if (distance >= least) continue;
        least = distance;
        nearest = base.map().locations[l].province;
    }
    return nearest;
}

Location coastUnder(const BoardBase& base, Point at)
{
    for (std::size_t l = 0; l < base.map().locations.size(); ++l) {
        const Point unit = base.geometry().unit[l];
        const bool named = !base.map().locations[l].coast.empty();
        if (named && tokenBox({unit.x, unit.y}, base.look().tokenScale).contains(QPointF(at.x, at.y)))
            return static_cast<Location>(l);
    }
    return nowhere;
}

} // namespace chancery
