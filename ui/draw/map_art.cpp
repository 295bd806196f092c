// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/map_art.h"

#include "ui/draw/map_svg.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace chancery {

namespace {

constexpr double leastCell = 6, mostCells = 400; ///< map units; cells in a row or column

/// Returns where the drawn map is land: on provinces that are no seas, played or not.
LandGrid landOf(const Map& map, const MapArt& art)
{
    const BoardGeometry& g = art.geometry;
    LandGrid grid;
    grid.cell = std::max(leastCell, std::max(g.width, g.height) / mostCells);
    QImage image(static_cast<int>(std::ceil(g.width / grid.cell)),
                 static_cast<int>(std::ceil(g.height / grid.cell)), QImage::Format_Grayscale8);
    if (image.isNull()) return {};
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.scale(1 / grid.cell, 1 / grid.cell);
    for (const QPainterPath& path : art.impassable) painter.fillPath(path, Qt::white);
    for (std::size_t p = 0; p < map.provinces.size(); ++p)
        if (map.provinces[p].terrain != Terrain::Sea) painter.fillPath(art.space[p], Qt::white);
    painter.end();
    grid.columns = static_cast<std::size_t>(image.width());
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) grid.cells.push_back(image.constScanLine(y)[x] > 127);
    return grid;
}

constexpr std::size_t mostRings = 200;   ///< of one province; the checks compare each with each
constexpr Point dislodgedOffset{17, 15}; ///< of a dislodged unit whose anchor is not drawn

QPainterPath toPath(const std::vector<SvgSubpath>& parts)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    std::size_t points = 0;
    for (const auto& part : parts) points += part.points.size() + 1;
    path.reserve(static_cast<int>(points));
    for (const auto& part : parts) {
        path.moveTo(part.points.front().x / 10.0, part.points.front().y / 10.0);
        for (std::size_t i = 1; i < part.points.size(); ++i)
            path.lineTo(part.points[i].x / 10.0, part.points[i].y / 10.0);
        if (part.closed) path.closeSubpath();
    }
    return path;
}

std::optional<SpaceKind> toKind(const std::string& word)
{
    if (word == "land") return SpaceKind::Land;
    if (word == "coast") return SpaceKind::Coast;
    if (word == "sea") return SpaceKind::Sea;
    if (word == "impassable") return SpaceKind::Impassable;
    return {};
}

/// Matches the drawing with the table. Stops at the first part that is missing.
class ArtBuilder
{
public:
    ArtBuilder(MapSvg svg, const Map& map, const std::string& name)
        : svg_(std::move(svg))
        , map_(map)
        , name_(name)
    {
    }

    Result<MapArt> build()
    {
        art_.outline.width = qRound(svg_.width * 10);
        art_.outline.height = qRound(svg_.height * 10);
        art_.space.resize(map_.provinces.size());
        for (auto& space : svg_.spaces) addSpace(space);
        for (std::size_t p = 0; p < map_.provinces.size(); ++p)
            if (art_.space[p].isEmpty())
                refuse("no path \"space-" + map_.provinces[p].code + "\" in the picture", name_);
        addAnchors();
        addLayers();
        if (error_) return *error_;
        art_.geometry.land = landOf(map_, art_);
        return std::move(art_);
    }

private:
    void refuse(std::string message, std::string where)
    {
        if (!error_) error_ = Error{std::move(message), std::move(where)};
    }

    void addSpace(SvgSpace& space)
    {
        const auto kind = toKind(space.kind);
        if (!kind)
            return refuse("space-" + space.code + ": expected data-kind land, coast, sea or impassable",
                          space.where);
        if (space.parts.size() > mostRings)
            return refuse("space-" + space.code + ": expected at most " + std::to_string(mostRings) +
                              " islands and holes",
                          space.where);
        if (*kind == SpaceKind::Impassable)
            art_.impassable.push_back(toPath(space.parts));
        else if (const Province p = map_.findProvince(space.code); p == noProvince)
            return refuse("space-" + space.code + ": the map " + map_.id + " has no such province",
                          space.where);
        else if (!art_.space[index(p)].isEmpty())
            return refuse("a second path for space-" + space.code, space.where);
        else
            art_.space[index(p)] = toPath(space.parts);
        SpaceOutline outline{space.code, *kind, {}};
        for (auto& part : space.parts) outline.rings.push_back(std::move(part.points));
        art_.outline.spaces.push_back(std::move(outline));
    }

    const SvgAnchor* find(const std::string& id) const
    {
        const auto found = svg_.anchors.find(id);
        return found == svg_.anchors.end() ? nullptr : &found->second;
    }
    Point need(const std::string& id)
    {
        if (const auto* anchor = find(id)) return {anchor->x, anchor->y};
        refuse("no anchor \"" + id + "\" in the picture", name_);
        return {};
    }

    void addAnchors()
    {
        auto& g = art_.geometry;
        g.width = svg_.width;
        g.height = svg_.height;
        for (const auto& location : map_.locations) {
            std::string code = location.code; // STP/sc is drawn at unit-at-STP-sc
            if (const auto slash = code.find('/'); slash != std::string::npos) code[slash] = '-';
            g.unit.push_back(need("unit-at-" + code));
            const auto* waits = find("dislodged-at-" + code);
            g.dislodged.push_back(waits ? Point{waits->x, waits->y} : g.unit.back() + dislodgedOffset);
        }
        for (const auto& province : map_.provinces) {
            addLabel(province);
            g.centre.push_back(province.centre ? need("sc-at-" + province.code) : Point{});
        }
    }

    void addLabel(const ProvinceInfo& province)
    {
        auto& g = art_.geometry;
        g.label.push_back(need("label-at-" + province.code));
        const auto* label = find("label-at-" + province.code);
        g.labelWidth.push_back(label && label->width > 0 ? label->width : 100);
        const auto* code = find("abbr-at-" + province.code);
        g.abbreviation.push_back(code ? Point{code->x, code->y} : g.label.back());
    }

    void addLayers()
    {
        static constexpr std::pair<const char*, ArtLayer> names[] = {
            {"layer-shallows", ArtLayer::Shallows},
            {"layer-sea-borders", ArtLayer::SeaBorders},
            {"layer-coast-shadow", ArtLayer::CoastShadow},
            {"layer-hatch", ArtLayer::Hatch},
            {"layer-lakes", ArtLayer::Lakes},
            {"layer-borders", ArtLayer::Borders},
            {"layer-straits", ArtLayer::Straits},
            {"layer-canals", ArtLayer::Canals},
            {"layer-coast", ArtLayer::Coast},
        };
        for (const auto& [id, layer] : names)
            if (const auto drawn = svg_.layers.find(id); drawn != svg_.layers.end())
                for (const auto& parts : drawn->second)
                    if (!parts.empty()) art_.layers[static_cast<std::size_t>(layer)].push_back(toPath(parts));
    }

    MapSvg svg_;
    const Map& map_;
    std::string name_;
    MapArt art_;
    std::optional<Error> error_;
};

} // namespace

Result<MapArt> readMapArt(const QByteArray& svg, const Map& map, const std::string& name)
{
    auto drawn = readMapSvg(svg, name);
    if (!drawn) return drawn.error();
    return ArtBuilder(std::move(*drawn), map, name).build();
}

} // namespace chancery
