// SPDX-License-Identifier: GPL-3.0-or-later
// The drawn map as paths and places, read from an SVG and matched with the table: ready for a painter to
// theme.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map.h"
#include "engine/map/map_geometry.h"
#include "ui/scene/board_geometry.h"

#include <QByteArray>
#include <QPainterPath>

#include <array>
#include <string>
#include <vector>

namespace chancery {

/// Decoration by layer, in the order in which a painter lays them down; any of them may be empty.
enum class ArtLayer : std::uint8_t {
    Shallows,    ///< filled rings round the land, the widest first; paint translucent, above the seas
    SeaBorders,  ///< open lines between seas
    CoastShadow, ///< filled: the land, slightly larger; paint under the land
    Hatch,       ///< open lines over impassable provinces
    Lakes,       ///< filled
    Borders,     ///< open lines between land provinces
    Straits,     ///< open lines of water across land that a unit can cross
    Canals,      ///< the same, thinner
    Coast,       ///< open lines between land and sea
};
inline constexpr std::size_t artLayerCount = 9;

/// A drawn map in map units: x to the right, y down. Fills use the even-odd rule.
struct MapArt
{
    BoardGeometry geometry;
    std::vector<QPainterPath> space;      ///< [province] outline: filled, clicked, tinted
    std::vector<QPainterPath> impassable; ///< provinces that are drawn but not played
    std::array<std::vector<QPainterPath>, artLayerCount> layers;
    MapOutline outline; ///< the same provinces in exact tenths, for compareWithTable()

    /// Returns the paths of one layer.
    const std::vector<QPainterPath>& layer(ArtLayer l) const { return layers[static_cast<std::size_t>(l)]; }
};

/// Reads the picture of `map` from the content of an SVG file; `name` is used in messages. See maps/README.md
/// for the form that the file must have. Safe for files from strangers: nothing outside `svg` is ever opened.
Result<MapArt> readMapArt(const QByteArray& svg, const Map& map, const std::string& name);

} // namespace chancery
