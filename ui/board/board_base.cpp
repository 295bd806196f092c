// SPDX-License-Identifier: GPL-3.0-or-later
// From the sea upwards.
#include "ui/board/board_base.h"

#include "ui/board/stroke_inside.h"
#include "ui/board/token_shape.h"

#include <QLinearGradient>
#include <QPainterPathStroker>
#include <QRadialGradient>

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

constexpr double bandWidth = 6.5;

QPointF toQt(Point p)
{
    return {p.x, p.y};
}

QPen roundPen(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QBrush seaBrush(const Theme& theme, const QRectF& frame)
{
    QRadialGradient gradient(QPointF(frame.width() * .47, frame.height() * .55), frame.width() * .72);
    gradient.setColorAt(0, theme.seaCentre);
    gradient.setColorAt(.55, theme.seaMiddle);
    gradient.setColorAt(1, theme.seaRim);
    return gradient;
}

QBrush landBrush(const Theme& theme, const QRectF& frame)
{
    QLinearGradient gradient(frame.topLeft(), frame.bottomRight());
    gradient.setColorAt(0, theme.landNear);
    gradient.setColorAt(1, theme.landFar);
    return gradient;
}

Power ownerOf(const std::vector<Power>& owner, Province p)
{
    return index(p) < owner.size() ? owner[index(p)] : noPower;
}

} // namespace

BoardBase::BoardBase(BoardSource source, BoardLook look)
    : source_(std::move(source))
    , look_(std::move(look))
    , shapes_(shapesOf(*source_.map, *source_.art))
{
    for (std::size_t l = 0; l < artLayerCount; ++l)
        for (const QPainterPath& path : source_.art->layers[l])
            lines_[l].push_back({path, path.boundingRect()});
}

QString BoardBase::nameOf(Province province) const
{
    return look_.nameOf ? look_.nameOf(province) : QString::fromStdString(map()[province].name);
}

void BoardBase::setLook(BoardLook look)
{
    look_ = std::move(look);
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
    // Bands of neighbours change along the common border, and end a band's width beyond its ends.
    return shapes_.space[index(province)].bounds.adjusted(-bandWidth, -bandWidth, bandWidth, bandWidth);
}

void BoardBase::paintBelow(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    paintSea(painter, area);
    paintLand(painter, area, owner);
    paintImpassable(painter, area);
    for (const Line& lake : lines(ArtLayer::Lakes))
        if (lake.bounds.intersects(area)) {
            painter.setBrush(look_.theme.lake);
            painter.setPen(roundPen(look_.theme.lakeEdge, 1));
            painter.drawPath(lake.path);
        }
    paintCentres(painter, area, owner);
}

void BoardBase::paintSea(QPainter& painter, const QRectF& area) const
{
    const Theme& theme = look_.theme;
    if (!shapes_.frame.contains(area)) painter.fillRect(area, theme.surround);
    painter.fillRect(area & shapes_.frame, seaBrush(theme, shapes_.frame));
    for (const Line& ring : lines(ArtLayer::Shallows))
        if (ring.bounds.intersects(area)) painter.fillPath(ring.path, theme.shallows);
    QPen pen = roundPen(theme.seaBorder, 1.6);
    pen.setDashPattern({4.4, 2.5});
    paintLines(painter, area, ArtLayer::SeaBorders, pen);
    for (const Line& shadow : lines(ArtLayer::CoastShadow))
        if (shadow.bounds.intersects(area)) painter.fillPath(shadow.path, theme.coastShadow);
}

void BoardBase::paintLand(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const
{
    painter.fillPath(shapes_.land, landBrush(look_.theme, shapes_.frame));
    std::vector<Power> powers(owner);
    std::sort(powers.begin(), powers.end());
    powers.erase(std::unique(powers.begin(), powers.end()), powers.end());
    for (Power power : powers)
        if (power != noPower) paintRealm(painter, area, owner, power);
}

void BoardBase::paintRealm(QPainter& painter, const QRectF& area, const std::vector<Power>& owner,
                           Power power) const
{
    QPainterPath realm, border;
    realm.setFillRule(Qt::WindingFill);
    for (std::size_t p = 0; p < shapes_.space.size(); ++p) {
        const SpaceShape& space = shapes_.space[p];
        if (ownerOf(owner, static_cast<Province>(p)) != power || !space.bounds.intersects(area)) continue;
        realm.addPath(space.path);
        for (const OutlineRun& run : space.runs)
            if (!run.frame && ownerOf(owner, run.beyond) != power &&
                run.bounds.adjusted(-bandWidth, -bandWidth, bandWidth, bandWidth).intersects(area))
                border.addPath(run.line);
    }
    if (realm.isEmpty()) return;
    const PowerColours& colours = look_.theme.of(power);
    painter.fillPath(realm, colours.tint);
    strokeInside(painter, realm, border, roundPen(colours.band, 2 * bandWidth));
}

void BoardBase::paintImpassable(QPainter& painter, const QRectF& area) const
{
    for (const SpaceShape& space : shapes_.impassable)
        if (space.bounds.intersects(area)) painter.fillPath(space.path, look_.theme.impassable);
    paintLines(painter, area, ArtLayer::Hatch, roundPen(look_.theme.hatch, 2.2));
}

void BoardBase::paintCentres(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const
{
    const Theme& theme = look_.theme;
    for (std::size_t p = 0; p < map().provinces.size(); ++p) {
        const QPointF at = toQt(geometry().centre[p]);
        if (!map().provinces[p].centre || !centreBox(at).adjusted(-2, -2, 2, 2).intersects(area)) continue;
        const Power power = ownerOf(owner, static_cast<Province>(p));
        painter.setPen(QPen(theme.edge, 1.5));
        painter.setBrush(theme.casing);
        painter.drawEllipse(at, centreRadius, centreRadius);
        painter.setPen(power == noPower ? QPen(Qt::NoPen) : QPen(theme.edge, .8));
        painter.setBrush(power == noPower ? QColor(theme.edge) : theme.of(power).body);
        const double inner = power == noPower ? 2.6 : 4;
        painter.drawEllipse(at, inner, inner);
    }
}

void BoardBase::paintLines(QPainter& painter, const QRectF& area, ArtLayer layer, const QPen& pen) const
{
    const double margin = pen.widthF();
    for (const Line& line : lines(layer))
        if (line.bounds.adjusted(-margin, -margin, margin, margin).intersects(area))
            painter.strokePath(line.path, pen);
}

void BoardBase::paintAbove(QPainter& painter, const QRectF& area, LabelMode labelMode) const
{
    const Theme& theme = look_.theme;
    painter.setRenderHint(QPainter::Antialiasing);
    paintLines(painter, area, ArtLayer::Borders, roundPen(theme.provinceBorder, 1.5));
    QPen strait(theme.lakeEdge, 5.4), water(theme.strait, 3.2);
    strait.setJoinStyle(Qt::RoundJoin), water.setJoinStyle(Qt::RoundJoin);
    paintLines(painter, area, ArtLayer::Straits, strait);
    paintLines(painter, area, ArtLayer::Straits, water);
    paintLines(painter, area, ArtLayer::Canals, roundPen(theme.lakeEdge, 3.4));
    paintLines(painter, area, ArtLayer::Canals, roundPen(theme.strait, 2));
    paintLines(painter, area, ArtLayer::Coast, roundPen(theme.coast, 1.5));
    if (labelMode != LabelMode::None) paintLabels(painter, area, labelMode);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.coast, 3));
    painter.drawRect(shapes_.frame.adjusted(1.5, 1.5, -1.5, -1.5));
}

void BoardBase::paintLabels(QPainter& painter, const QRectF& area, LabelMode mode) const
{
    const Theme& theme = look_.theme;
    QColor landHalo = theme.halo, seaHalo = theme.seaMiddle;
    landHalo.setAlphaF(.72F), seaHalo.setAlphaF(.6F);
    for (const LabelPath& label : labels(mode)) {
        if (!label.bounds.intersects(area)) continue;
        painter.fillPath(label.halo, label.sea ? seaHalo : landHalo);
        painter.fillPath(label.text, label.sea ? theme.seaLabel : theme.landLabel);
    }
}

const BoardBase::LabelPaths& BoardBase::labels(LabelMode mode) const
{
    std::optional<LabelPaths>& paths = mode == LabelMode::Codes ? codes_ : names_;
    if (!paths) paths = makeLabels(mode);
    return *paths;
}

BoardBase::LabelPaths BoardBase::makeLabels(LabelMode mode) const
{
    LabelRequest request;
    request.mode = mode;
    request.codeSize = codeSize_;
    request.tokenScale = look_.tokenScale;
    request.nameOf = look_.nameOf;
    LabelPaths paths;
    QPainterPathStroker stroker;
    stroker.setJoinStyle(Qt::RoundJoin);
    for (const PlacedLabel& label : placeLabels(map(), *source_.art, shapes_, request)) {
        LabelPath path;
        path.text = textOutline(label.text, label.face, label.size).translated(label.at);
        stroker.setWidth(label.size * .26);
        path.halo = stroker.createStroke(path.text);
        path.halo.addPath(path.text);
        path.halo.setFillRule(Qt::WindingFill);
        path.bounds = path.halo.boundingRect();
        path.sea = map()[label.province].terrain == Terrain::Sea;
        paths.push_back(std::move(path));
    }
    return paths;
}

} // namespace chancery
