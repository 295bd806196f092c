// SPDX-License-Identifier: GPL-3.0-or-later
// Tries places round each anchor and takes the one with the lowest cost. Small provinces choose first.
#include "ui/draw/label_layout.h"

#include "ui/draw/lines.h"
#include "ui/draw/space_raster.h"
#include "ui/draw/token_shape.h"
#include "ui/scene/arrows.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace chancery {

namespace {

/// A way to write a name.
struct NameWay
{
    QString text; ///< lines separated by '\n'
    double cost;  ///< higher for an uglier way; 0 without a break
};

constexpr qsizetype longWord = 9, leastPart = 4;
constexpr double betweenWords = .06, withinWord = .5;

bool isVowel(QChar letter)
{
    return QStringLiteral("aeiouyäöüéèêáíóúåæø").contains(letter.toLower());
}

/// Returns whether a word may be broken here: before a consonant that a vowel follows, and never between two
/// consonants that are one sound.
bool canPart(const QString& word, qsizetype at)
{
    static const QStringList together{"ch", "ck", "ph", "rh", "sch", "sh", "th", "tr", "bl", "br", "dr", "fl",
                                      "fr", "gl", "gr", "kl", "kr",  "pl", "pr", "st", "sp", "tz", "qu"};
    if (isVowel(word[at]) || !isVowel(word[at + 1])) return false;
    return !together.contains(word.mid(at - 1, 2).toLower());
}

/// Returns the place nearest the middle where a word can be broken; 0 if there is none.
qsizetype partOf(const QString& word)
{
    qsizetype best = 0;
    for (qsizetype at = leastPart; at <= word.size() - leastPart; ++at)
        if (canPart(word, at) && std::abs(2 * at - word.size()) < std::abs(2 * best - word.size())) best = at;
    return best;
}

/// Returns the name unbroken, then broken at each space and hyphen. A long single word is also broken within.
std::vector<NameWay> waysToWrite(const QString& name)
{
    std::vector<NameWay> ways{{name, 0}};
    for (qsizetype i = 1; i + 1 < name.size(); ++i) {
        if (name[i] == ' ') ways.push_back({name.left(i) + '\n' + name.mid(i + 1), betweenWords});
        if (name[i] == '-') ways.push_back({name.left(i + 1) + '\n' + name.mid(i + 1), betweenWords});
    }
    if (name.contains(' ') || name.size() < longWord) return ways;
    if (const qsizetype at = partOf(name))
        ways.push_back({name.left(at) + QStringLiteral("-\n") + name.mid(at), withinWord});
    return ways;
}

/// An area that a name must not touch or should not cover.
struct Obstacle
{
    QRectF box;
    bool solid = true;
    double touched = 0;  ///< what it costs to touch one that is not solid
    double covered = .5; ///< what it costs to cover all of it
};

constexpr double gap = 2;         ///< between a name and what it must not touch
constexpr double besideCode = 12; ///< between two codes in one line, if possible: else they are read as one
constexpr double rim = 9;         ///< between a name and the frame, if possible
constexpr double hit = 3;         ///< the cost of touching it, above that of any other place
constexpr double asOneCode = 1.6; ///< the cost of a code that the room could read as one with its neighbour
constexpr double underDislodged = 2; ///< the cost of a code that a dislodged unit would hide, in the room
constexpr double elsewhere = 12;     ///< the cost of a code whose middle lies outside its province

std::vector<Obstacle> obstaclesOf(const Map& map, const BoardGeometry& geometry, const LabelRequest& request)
{
    const double tokenScale = request.tokenScale;
    std::vector<Obstacle> obstacles;
    for (std::size_t l = 0; l < map.locations.size(); ++l) {
        const Unit unit{noPower, UnitKind::Fleet, static_cast<Location>(l)};
        const QPointF at = toQt(geometry.unit[l]), aside = toQt(asideOf(geometry, unit, tokenScale));
        const double ring = ringRadius * tokenScale; // of units that hold or are supported
        obstacles.push_back({tokenBox(at, tokenScale)});
        obstacles.push_back({tokenBox(aside, tokenScale), !request.forRoom, 0, underDislodged});
        obstacles.push_back({{at.x() - ring, at.y() - ring, 2 * ring, 2 * ring}, false});
    }
    for (std::size_t p = 0; p < map.provinces.size(); ++p)
        if (map.provinces[p].centre)
            obstacles.push_back(
                {centreBox(request.centres.empty() ? toQt(geometry.centre[p]) : request.centres[p],
                           centreScaleOf(request.forRoom, tokenScale))});
    return obstacles;
}

/// Returns the area that two boxes share, as a share of the smaller one.
double covered(const QRectF& box, const QRectF& obstacle)
{
    const QRectF common = box & obstacle;
    return common.isEmpty() ? 0
                            : common.width() * common.height() /
                                  std::min(box.width() * box.height(), obstacle.width() * obstacle.height());
}

struct Offset
{
    QPointF by;
    double distance;
};

/// The places to try, seen from the anchor. The nearest come first, so that the search can stop early.
const std::vector<Offset>& offsets()
{
    static const std::vector<Offset> all = [] {
        std::vector<Offset> grid;
        for (double y = -100; y <= 100; y += 5)
            for (double x = -100; x <= 100; x += 5) grid.push_back({{x, y}, std::hypot(x, y)});
        std::stable_sort(grid.begin(), grid.end(),
                         [](const Offset& a, const Offset& b) { return a.distance < b.distance; });
        return grid;
    }();
    return all;
}

constexpr double largestLetters = 64; ///< map units

class Placer
{
public:
    Placer(const Map& map, const MapArt& art, const BoardShapes& shapes, const LabelRequest& request)
        : map_(map)
        , art_(art)
        , shapes_(shapes)
        , request_(request)
        , raster_(map, shapes)
        , obstacles_(obstaclesOf(map, art.geometry, request))
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
            obstacles_.push_back({placed.back().box});
            if (request_.mode == LabelMode::Codes)
                obstacles_.push_back({placed.back().box.adjusted(-besideCode, 0, besideCode, 0), false,
                                      request_.forRoom ? asOneCode : 0});
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
            label.face = request_.forRoom ? Face::Narrow : Face::Bold;
            label.size = request_.codeSize;
            return label;
        }
        label.text = request_.nameOf ? request_.nameOf(map_, p) : QString::fromStdString(info.name);
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
        const bool codes = request_.mode == LabelMode::Codes;
        const std::vector<NameWay> ways =
            codes ? std::vector<NameWay>{{start.text, 0}} : waysToWrite(start.text);
        for (const double shrink : {1., .92, .84}) {
            for (const NameWay& way : ways) tryText(start, way, shrink, best, lowest);
            if (lowest < .8 || (codes && request_.forRoom)) break;
        }
        if (lowest >= hit && !codes) // the name has no room in this language
            tryText(start, {QString::fromStdString(map_[p].code), .3}, 1, best, lowest);
        return best;
    }

    void tryText(PlacedLabel label, const NameWay& way, double shrink, PlacedLabel& best,
                 double& lowest) const
    {
        label.text = way.text;
        label.size *= shrink;
        const QRectF box = textOutline(way.text, label.face, label.size).boundingRect();
        const double fixedCost = (1 - shrink) * 3 + way.cost;
        const QPointF anchor =
            toQt(request_.mode == LabelMode::Codes ? art_.geometry.abbreviation[index(label.province)]
                                                   : art_.geometry.label[index(label.province)]);
        for (const Offset& offset : offsets()) {
            double cost = fixedCost + offset.distance * .008;
            if (cost >= lowest) return; // places farther away cost more
            const QRectF at = box.translated(anchor + offset.by);
            cost += costOf(at, label.province, lowest - cost);
            if (cost >= lowest) continue;
            lowest = cost;
            best = label;
            best.at = anchor + offset.by;
            best.box = at;
        }
    }

    /// Returns the cost of a place. Stops counting once it is above `limit`.
    double costOf(const QRectF& box, Province p, double limit) const
    {
        const QRectF wide = box.adjusted(-gap, -gap, gap, gap);
        double cost = 0;
        for (const Obstacle& o : near_) {
            const double share = covered(wide, o.box);
            if (share > 0) cost += o.solid ? hit + 6 * share : o.touched + o.covered * share;
            if (cost > limit) return cost;
        }
        if (!shapes_.frame.adjusted(rim, rim, -rim, -rim).contains(box)) cost += .4;
        if (request_.mode == LabelMode::Codes && !request_.forRoom && !raster_.isIn(box.center(), p))
            cost += elsewhere;
        return cost + offPlace(raster_.shares(wide, p), map_[p].terrain);
    }

    /// A name lies within its province or in open sea beside it. Across a coast it would seem to belong to
    /// neither.
    static double offPlace(const AreaShares& shares, Terrain terrain)
    {
        const double strange = shares.otherLand * 8 + shares.outside * 40;
        if (terrain == Terrain::Sea) return strange + shares.sea * 4;
        if (terrain == Terrain::Inland) return strange + shares.sea * 8; // no sea is beside it
        const double across = shares.own > shares.sea ? shares.sea : .16 + shares.own;
        return strange + across * 5;
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
    // On a very small board names cannot be read, and such large letters take long to place.
    if (std::max({request.nameSize, request.seaSize, request.codeSize}) > largestLetters) return {};
    return Placer(map, art, shapes, request).placeAll();
}

std::vector<PlacedLabel> coastMarks(const Map& map, const BoardGeometry& geometry,
                                    const LabelRequest& request)
{
    std::vector<PlacedLabel> marks;
    for (std::size_t l = map.provinces.size(); l < map.locations.size(); ++l) {
        PlacedLabel mark;
        mark.coastMark = true;
        mark.province = map.locations[l].province;
        mark.text = QString::fromStdString(map.locations[l].coast);
        mark.face = Face::SeaItalic;
        mark.size = request.mode == LabelMode::Codes ? request.codeSize * .7 : request.nameSize;
        mark.at = toQt(geometry.unit[l]);
        mark.box = textOutline(mark.text, mark.face, mark.size).boundingRect().translated(mark.at);
        marks.push_back(mark);
    }
    return marks;
}

} // namespace chancery
