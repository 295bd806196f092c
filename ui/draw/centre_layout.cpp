// SPDX-License-Identifier: GPL-3.0-or-later
// Tries places on rings round each anchor and takes the nearest one that is clear.
#include "ui/draw/centre_layout.h"

#include "ui/draw/lines.h"
#include "ui/draw/map_art.h"
#include "ui/draw/token_shape.h"
#include "ui/scene/board_geometry.h"

#include <cmath>
#include <numbers>

namespace chancery {

namespace {

constexpr double step = 3, farthest = 75; ///< of the rings, in map units
constexpr int directions = 24;
constexpr double clearance = 1.5; ///< between a marker and what it must not touch
constexpr double overhang = 3;    ///< how far the rim of a marker may reach over a border

class CentrePlacer
{
public:
    CentrePlacer(const Map& map, const BoardShapes& shapes, const BoardGeometry& places, bool forRoom,
                 double tokenScale)
        : shapes_(shapes)
        , scale_(centreScaleOf(forRoom, tokenScale))
    {
        for (std::size_t l = 0; l < map.locations.size(); ++l) {
            takeToken(toQt(places.unit[l]), tokenScale);
            const Unit unit{noPower, UnitKind::Fleet, static_cast<Location>(l)};
            if (!forRoom) takeToken(toQt(asideOf(places, unit, tokenScale)), tokenScale);
        }
    }

    QPointF place(std::size_t province, QPointF anchor)
    {
        QPointF at = anchor;
        for (double reach = 0; reach <= farthest; reach += step)
            for (int i = 0; i < (reach > 0 ? directions : 1); ++i) {
                const double angle = 2 * std::numbers::pi * i / directions;
                at = anchor + QPointF(reach * std::cos(angle), reach * std::sin(angle));
                if (isClear(province, at)) return keep(at);
            }
        return keep(anchor);
    }

private:
    void takeToken(QPointF at, double scale)
    {
        taken_.push_back(tokenBox(at, scale).adjusted(-clearance, -clearance, clearance, clearance));
    }

    QPointF keep(QPointF at)
    {
        taken_.push_back(centreBox(at, scale_));
        return at;
    }

    bool isClear(std::size_t province, QPointF at) const
    {
        const QRectF box = centreBox(at, scale_);
        for (const QRectF& other : taken_)
            if (other.intersects(box)) return false;
        const double r = centreRadius * scale_ - overhang;
        for (int i = 0; i < 8; ++i) {
            const double angle = std::numbers::pi * i / 4;
            if (!shapes_.space[province].path.contains(at +
                                                       QPointF(r * std::cos(angle), r * std::sin(angle))))
                return false;
        }
        return shapes_.frame.contains(box);
    }

    const BoardShapes& shapes_;
    double scale_; ///< of the markers
    std::vector<QRectF> taken_;
};

} // namespace

std::vector<QPointF> placeCentres(const Map& map, const MapArt& art, const BoardShapes& shapes, bool forRoom,
                                  double tokenScale)
{
    std::vector<QPointF> places;
    for (const Point& anchor : art.geometry.centre) places.push_back(toQt(anchor));
    if (centreScaleOf(forRoom, tokenScale) <= 1) return places; // where the drawing has them
    CentrePlacer placer(map, shapes, art.geometry, forRoom, tokenScale);
    for (std::size_t p = 0; p < map.provinces.size(); ++p)
        if (map.provinces[p].centre) places[p] = placer.place(p, places[p]);
    return places;
}

} // namespace chancery
