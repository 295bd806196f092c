// SPDX-License-Identifier: GPL-3.0-or-later
// Tries places round each anchor and takes the cheapest; small spaces choose first.
#include "ui/board/label_layout.h"

#include "ui/board/space_raster.h"
#include "ui/board/token_shape.h"
#include "ui/picture/arrows.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace chancery {

namespace {

/// Something a name should not cover, and how bad it is to cover all of it.
struct Obstacle
{
    QRectF box;
    double weight;
};

QPointF toQt(Point p)
{
    return {p.x, p.y};
}

std::vector<Obstacle> obstaclesOf(const Map& map, const BoardGeometry& geometry, double tokenScale)
{
    std::vector<Obstacle> obstacles;
    for (std::size_t l = 0; l < map.locations.size(); ++l) {
        const double ring = ringRadius * tokenScale; // of units that hold or are supported
        const QPointF at = toQt(geometry.unit[l]);
        obstacles.push_back({tokenBox(at, tokenScale), 6});
        obstacles.push_back({{at.x() - ring, at.y() - ring, 2 * ring, 2 * ring}, .9});
        if (l < map.provinces.size())
            obstacles.push_back({tokenBox(toQt(geometry.dislodged[l]), tokenScale), 2});
    }
    for (std::size_t p = 0; p < map.provinces.size(); ++p)
        if (map.provinces[p].centre) obstacles.push_back({centreBox(toQt(geometry.centre[p])), 3});
    return obstacles;
}

double covered(const QRectF& box, const QRectF& obstacle)
{
    const QRectF common = box & obstacle;
    return common.isEmpty() ? 0
                            : common.width() * common.height() /
                                  std::min(box.width() * box.height(), obstacle.width() * obstacle.height());
}

/// All ways to break a name into at most two lines; the unbroken one first.
QStringList breaksOf(const QString& name)
{
    QStringList ways{name};
    for (qsizetype i = name.indexOf(' '); i >= 0; i = name.indexOf(' ', i + 1))
        ways << name.left(i) + '\n' + name.mid(i + 1);
    for (qsizetype i = name.indexOf('-'); i >= 0; i = name.indexOf('-', i + 1))
        ways << name.left(i + 1) + '\n' + name.mid(i + 1);
    return ways;
}

struct Offset
{
    QPointF by;
    double distance;
};

/// Where a name may go, seen from its anchor; the nearest first, so that the search can soon give up.
const std::vector<Offset>& offsets()
{
    static const std::vector<Offset> all = [] {
        std::vector<Offset> grid;
        for (double y = -72; y <= 72; y += 6)
            for (double x = -84; x <= 84; x += 6) grid.push_back({{x, y}, std::hypot(x, y)});
        std::stable_sort(grid.begin(), grid.end(),
                         [](const Offset& a, const Offset& b) { return a.distance < b.distance; });
        return grid;
    }();
    return all;
}

class Placer
{
public:
    Placer(const Map& map, const MapArt& art, const BoardShapes& shapes, const LabelRequest& request)
        : map_(map)
        , art_(art)
        , shapes_(shapes)
        , request_(request)
        , raster_(map, shapes)
        , obstacles_(obstaclesOf(map, art.geometry, request.tokenScale))
    {
    }

    std::vector<PlacedLabel> placeAll()
    {
        std::vector<std::size_t> order(map_.provinces.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [this](auto a, auto b) { return room(a) < room(b); });
        std::vector<PlacedLabel> placed;
        for (std::size_t p : order) {
            placed.push_back(place(static_cast<Province>(p)));
            obstacles_.push_back({placed.back().box.adjusted(-2, -1, 2, 1), 6});
        }
        return placed;
    }

private:
    double room(std::size_t p) const
    {
        return shapes_.space[p].bounds.width() * shapes_.space[p].bounds.height();
    }

    PlacedLabel plain(Province p) const
    {
        const ProvinceInfo& info = map_[p];
        const bool sea = info.terrain == Terrain::Sea;
        PlacedLabel label;
        label.province = p;
        if (request_.mode == LabelMode::Codes) {
            label.text = QString::fromStdString(info.code);
            label.face = Face::Bold;
            label.size = request_.codeSize;
            return label;
        }
        label.text = request_.nameOf ? request_.nameOf(p) : QString::fromStdString(info.name);
        label.face = sea ? Face::SeaItalic : info.centre ? Face::Bold : Face::Plain;
        label.size = sea ? request_.seaSize : request_.nameSize;
        return label;
    }

    PlacedLabel place(Province p)
    {
        const PlacedLabel start = plain(p);
        near_.clear();
        for (const Obstacle& o : obstacles_)
            if (o.box.intersects(shapes_.space[index(p)].bounds.adjusted(-150, -80, 150, 80)))
                near_.push_back(o);
        PlacedLabel best;
        double lowest = 1e9;
        const QStringList ways =
            request_.mode == LabelMode::Codes ? QStringList{start.text} : breaksOf(start.text);
        for (const double shrink : {1., .9, .82}) {
            for (const QString& text : ways) tryText(start, text, shrink, best, lowest);
            if (lowest < .6 || request_.mode == LabelMode::Codes) break;
        }
        return best;
    }

    void tryText(PlacedLabel label, const QString& text, double shrink, PlacedLabel& best,
                 double& lowest) const
    {
        label.text = text;
        label.size *= shrink;
        const QRectF box = textOutline(text, label.face, label.size).boundingRect();
        const double fixedCost = (1 - shrink) * 2 + (text.contains('\n') ? .06 : 0);
        const QPointF anchor = toQt(art_.geometry.label[index(label.province)]);
        for (const Offset& offset : offsets()) {
            double cost = fixedCost + offset.distance * .006;
            if (cost >= lowest) return; // and so would be all that are farther away
            const QRectF at = box.translated(anchor + offset.by);
            cost += costOf(at, label.province, lowest - cost);
            if (cost >= lowest) continue;
            lowest = cost;
            best = label;
            best.at = anchor + offset.by;
            best.box = at;
        }
    }

    /// Gives up once the cost is above `limit`.
    double costOf(const QRectF& box, Province p, double limit) const
    {
        double cost = 0;
        for (const Obstacle& o : near_) {
            cost += o.weight * covered(box, o.box);
            if (cost > limit) return cost;
        }
        const bool sea = map_[p].terrain == Terrain::Sea;
        const AreaShares shares = raster_.shares(box.adjusted(-2, -1, 2, 1), p);
        return cost + shares.sea * (sea ? 2.5 : 1.1) + shares.otherLand * 4 + shares.outside * 20;
    }

    const Map& map_;
    const MapArt& art_;
    const BoardShapes& shapes_;
    const LabelRequest& request_;
    SpaceRaster raster_;
    std::vector<Obstacle> obstacles_, near_;
};

} // namespace

std::vector<PlacedLabel> placeLabels(const Map& map, const MapArt& art, const BoardShapes& shapes,
                                     const LabelRequest& request)
{
    return Placer(map, art, shapes, request).placeAll();
}

} // namespace chancery
