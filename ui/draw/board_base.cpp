// SPDX-License-Identifier: GPL-3.0-or-later
// Paints from the sea upwards, with solid colours and small paths. The raster engine is several times slower
// with gradients, translucency and outlines of thousands of points.
#include "ui/draw/board_base.h"

#include "ui/draw/board_shapes.h"
#include "ui/draw/centre_layout.h"
#include "ui/draw/hatch.h"
#include "ui/draw/lines.h"
#include "ui/draw/token_shape.h"

#include <QLinearGradient>

#include <cmath>
#include <mutex>
#include <utility>

namespace chancery {

namespace {

constexpr double bandWidth = 6.5;

/// Returns the brush of the sea under a veil. `clear` is the share of the sea's own colour that shows, 0 to
/// 1.
QBrush seaBrush(const Theme& theme, const QRectF& frame, double clear = 1)
{
    QLinearGradient gradient(frame.topLeft(),
                             frame.bottomLeft()); // an upright gradient is as quick as a colour
    const auto stop = [&](double at, const QColor& sea) {
        gradient.setColorAt(at, mixed(theme.shallows, sea, 1 - clear));
    };
    stop(0, theme.seaRim);
    stop(.3, theme.seaMiddle);
    stop(.65, theme.seaCentre);
    stop(1, theme.seaMiddle);
    return gradient;
}

Power ownerOf(const std::vector<Power>& owner, Province p)
{
    return index(p) < owner.size() ? owner[index(p)] : noPower;
}

bool touches(const QRectF& area, const QRectF& bounds, double margin)
{
    return bounds.adjusted(-margin, -margin, margin, margin).intersects(area);
}

} // namespace

bool edgeOfRealm(const OutlineRun& run, Power power, const std::vector<Power>& owner)
{
    return !run.frame && ownerOf(owner, run.beyond) != power;
}

QPen bandPen(const QColor& colour)
{
    return roundPen(colour, 2 * bandWidth);
}

BoardBase::BoardBase(BoardSource source, BoardLook look)
    : source_(std::move(source))
    , look_(std::move(look))
    , pieces_(piecesOf(source_))
    , centres_(placeCentres(*source_.map, *source_.art, shapes(), look_.forRoom, look_.tokenScale))
{
}

BoardBase::Pieces::Pieces(const BoardSource& source)
    : art(source.art)
    , shapes(shapesOf(*source.map, *source.art))
{
    const auto cut = [](const std::vector<QPainterPath>& paths) {
        std::vector<std::vector<Line>> all;
        for (const QPainterPath& path : paths) {
            std::vector<Line>& pieces = all.emplace_back();
            for (QPainterPath& piece : cutIntoPieces(path)) {
                const QRectF bounds = piece.boundingRect();
                pieces.push_back({std::move(piece), bounds});
            }
        }
        return all;
    };
    for (std::size_t l = 0; l < artLayerCount; ++l)
        for (const QPainterPath& path : art->layers[l]) lines[l].push_back({path, path.boundingRect()});
    shallows = cut(art->layers[static_cast<std::size_t>(ArtLayer::Shallows)]);
    shadow = cut(art->layers[static_cast<std::size_t>(ArtLayer::CoastShadow)]);
}

std::shared_ptr<const BoardBase::Pieces> BoardBase::piecesOf(const BoardSource& source)
{
    static std::mutex mutex; // pictures of a show are painted by several threads
    static std::map<const MapArt*, std::weak_ptr<const Pieces>> made;
    const std::scoped_lock lock(mutex);
    std::erase_if(made, [](const auto& one) { return one.second.expired(); });
    if (const auto there = made.find(source.art.get()); there != made.end())
        if (std::shared_ptr<const Pieces> pieces = there->second.lock()) return pieces;
    const auto pieces = std::make_shared<const Pieces>(source);
    made[source.art.get()] = pieces;
    return pieces;
}

QString BoardBase::nameOf(Province province) const
{
    return look_.nameOf ? look_.nameOf(map(), province) : QString::fromStdString(map()[province].name);
}

void BoardBase::setLook(BoardLook look)
{
    const bool moved = look.forRoom != look_.forRoom || look.tokenScale != look_.tokenScale;
    look_ = std::move(look);
    if (moved) centres_ = placeCentres(*source_.map, *source_.art, shapes(), look_.forRoom, look_.tokenScale);
    names_.reset();
    codes_.reset();
}

void BoardBase::setNear(double tokenScale)
{
    look_.tokenScale = tokenScale;
    names_.reset();
    codes_.reset();
}

void BoardBase::setCodeSize(double mapUnits)
{
    if (codeSize_ == mapUnits) return;
    codeSize_ = mapUnits;
    codes_.reset();
}

QRectF BoardBase::touchedBy(Province province) const
{
    // The bands of neighbours change along the common border and up to a band's width beyond its ends.
    const double reach = bandWidth + 1;
    return shapes().space[index(province)].bounds.adjusted(-reach, -reach, reach, reach);
}

void BoardBase::paintGround(QPainter& painter, const QRectF& area, Pace* pace) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const bool begins = takes(pace);
    if (begins && !shapes().frame.contains(area)) painter.fillRect(area, look_.theme.surround);
    painter.save();
    painter.setClipRect(shapes().frame, Qt::IntersectClip);
    if (begins) painter.fillRect(area & shapes().frame, seaBrush(look_.theme, shapes().frame));
    paintShallows(painter, area, pace);
    QPen pen = roundPen(look_.theme.seaBorder, 1.6);
    pen.setDashPattern({4.4, 2.5});
    strokeLayer(painter, area, ArtLayer::SeaBorders, pen, pace);
    paintLand(painter, area, pace);
    painter.restore();
}

void BoardBase::paintShallows(QPainter& painter, const QRectF& area, Pace* pace) const
{
    const Theme& theme = look_.theme;
    const auto fill = [&](const std::vector<Line>& pieces, const QBrush& brush) {
        for (const Line& piece : pieces)
            if (piece.bounds.intersects(area) && takes(pace)) painter.fillPath(piece.path, brush);
    };
    double clear = 1; // of the sea's own colour, within all rings
    for (const std::vector<Line>& ring : pieces_->shallows) {
        clear *= 1 - theme.shallows.alphaF();
        fill(ring, seaBrush(theme, shapes().frame, clear));
    }
    const QColor shallow = mixed(theme.shallows, theme.seaMiddle, 1 - clear);
    for (const std::vector<Line>& rim : pieces_->shadow)
        fill(rim, mixed(theme.coastShadow, shallow, theme.coastShadow.alphaF()));
}

void BoardBase::paintLand(QPainter& painter, const QRectF& area, Pace* pace) const
{
    const Theme& theme = look_.theme;
    const double diagonal = shapes().frame.width() + shapes().frame.height();
    for (std::size_t p = 0; p < shapes().space.size(); ++p) {
        const SpaceShape& space = shapes().space[p];
        if (map().provinces[p].terrain == Terrain::Sea || !space.bounds.intersects(area)) continue;
        if (!takes(pace)) continue;
        const QPointF middle = space.bounds.center();
        painter.fillPath(space.path,
                         mixed(theme.landFar, theme.landNear, (middle.x() + middle.y()) / diagonal));
    }
    for (const SpaceShape& space : shapes().impassable)
        if (space.bounds.intersects(area) && takes(pace)) painter.fillPath(space.path, theme.impassable);
    strokeLayer(painter, area, ArtLayer::Hatch, QPen(theme.hatch, 2.2, Qt::SolidLine, Qt::FlatCap), pace);
}

void BoardBase::paintRealms(QPainter& painter, const QRectF& area, const std::vector<Power>& owner,
                            Pace* pace) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t p = 0; p < shapes().space.size(); ++p)
        if (ownerOf(owner, static_cast<Province>(p)) != noPower &&
            shapes().space[p].bounds.intersects(area) && takes(pace))
            paintRealm(painter, area, p, owner);
}

void BoardBase::paintRealm(QPainter& painter, const QRectF& area, std::size_t province,
                           const std::vector<Power>& owner) const
{
    const SpaceShape& space = shapes().space[province];
    const Power power = ownerOf(owner, static_cast<Province>(province));
    const PowerColours& colours = look_.theme.of(power);
    painter.fillPath(space.path, colours.tint);
    if (look_.theme.choice.hatched) paintHatch(painter, province, power);
    QPainterPath border;
    for (const OutlineRun& run : space.runs)
        if (edgeOfRealm(run, power, owner) && touches(area, run.bounds, bandWidth))
            border.addPath(run.coarse);
    if (!border.isEmpty()) strokeInside(painter, space.path, border, bandPen(colours.band));
}

void BoardBase::paintHatch(QPainter& painter, std::size_t province, Power power) const
{
    constexpr double lineWidth = 1.3;
    std::vector<QLineF>& lines = hatches_[{province, power}];
    if (lines.empty()) lines = hatchLines(shapes().space[province].path, hatchOf(index(power)));
    painter.setPen(QPen(look_.theme.of(power).line, lineWidth, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

void BoardBase::paintLines(QPainter& painter, const QRectF& area, Pace* pace) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setClipRect(shapes().frame, Qt::IntersectClip);
    painter.setPen(roundPen(look_.theme.lakeEdge, 1));
    painter.setBrush(look_.theme.lake);
    for (const Line& lake : lines(ArtLayer::Lakes))
        if (touches(area, lake.bounds, 1) && takes(pace)) painter.drawPath(lake.path);
    paintBorders(painter, area, pace);
    painter.restore();
}

void BoardBase::paintCentres(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const
{
    const Theme& theme = look_.theme;
    const double scale = centreScaleOf(look_.forRoom, look_.tokenScale);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t p = 0; p < map().provinces.size(); ++p) {
        const QPointF at = centres_[p];
        if (!map().provinces[p].centre || !touches(area, centreBox(at, scale), 2)) continue;
        const Power power = ownerOf(owner, static_cast<Province>(p));
        painter.setPen(QPen(theme.edge, 1.5));
        painter.setBrush(theme.casing);
        painter.drawEllipse(at, centreRadius * scale, centreRadius * scale);
        painter.setPen(power == noPower ? QPen(Qt::NoPen) : QPen(theme.edge, .8));
        painter.setBrush(power == noPower ? QColor(theme.edge) : theme.of(power).body);
        const double inner = (power == noPower ? 2.6 : 4) * scale;
        painter.drawEllipse(at, inner, inner);
    }
}

void BoardBase::paintBorders(QPainter& painter, const QRectF& area, Pace* pace) const
{
    const Theme& theme = look_.theme;
    strokeLayer(painter, area, ArtLayer::Borders, roundPen(theme.provinceBorder, 1.5), pace);
    QPen strait(theme.lakeEdge, 5.4), water(theme.strait, 3.2);
    strait.setJoinStyle(Qt::RoundJoin), water.setJoinStyle(Qt::RoundJoin);
    strokeLayer(painter, area, ArtLayer::Straits, strait, pace);
    strokeLayer(painter, area, ArtLayer::Straits, water, pace);
    strokeLayer(painter, area, ArtLayer::Canals, roundPen(theme.lakeEdge, 3.4), pace);
    strokeLayer(painter, area, ArtLayer::Canals, roundPen(theme.strait, 2), pace);
    strokeLayer(painter, area, ArtLayer::Coast, roundPen(theme.coast, 1.5), pace);
    if (!takes(pace)) return;
    painter.setBrush(Qt::NoBrush);
    const double glow =
        theme.kind == ThemeKind::Dark ? .35 : 1; // on a dark board a light frame outshines all
    painter.setPen(QPen(mixed(theme.coast, theme.seaRim, glow), 3));
    painter.drawRect(shapes().frame.adjusted(1.5, 1.5, -1.5, -1.5));
}

void BoardBase::strokeLayer(QPainter& painter, const QRectF& area, ArtLayer layer, const QPen& pen,
                            Pace* pace) const
{
    QPen used = pen;
    if (pen.widthF() * painter.transform().m11() < 2.4)
        used.setJoinStyle(Qt::BevelJoin); // not visible at this width
    for (const Line& line : lines(layer))
        if (touches(area, line.bounds, pen.widthF()) && takes(pace)) painter.strokePath(line.path, used);
}

void BoardBase::paintNames(QPainter& painter, const QRectF& area, LabelMode mode, const ProvinceSet* only,
                           Pace* pace) const
{
    if (mode == LabelMode::None) return;
    const Theme& theme = look_.theme;
    QColor seaHalo = theme.seaMiddle;
    seaHalo.setAlphaF(.8F);
    for (const PaintedName& name : names(mode)) {
        if (only && !only->has(name.label.province)) continue;
        if (!name.extent.intersects(area) || !takes(pace)) continue;
        const bool sea = name.label.coastMark || map()[name.label.province].terrain == Terrain::Sea;
        paintName(painter, name, sea ? theme.seaLabel : theme.landLabel, sea ? seaHalo : theme.halo);
    }
}

const std::vector<PaintedName>& BoardBase::names(LabelMode mode) const
{
    std::optional<std::vector<PaintedName>>& names = mode == LabelMode::Codes ? codes_ : names_;
    if (names) return *names;
    names.emplace();
    const LabelRequest request{.mode = mode,
                               .codeSize = codeSize_,
                               .tokenScale = look_.tokenScale,
                               .forRoom = look_.forRoom,
                               .nameOf = look_.nameOf,
                               .centres = centres_};
    for (const PlacedLabel& mark : coastMarks(map(), geometry(), request))
        names->push_back(paintedName(mark));
    for (const PlacedLabel& label : placeLabels(map(), *source_.art, shapes(), request))
        names->push_back(paintedName(label));
    return *names;
}

} // namespace chancery
