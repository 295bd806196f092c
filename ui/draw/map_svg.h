// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of an SVG file that matter to a map, before they are matched with a table: provinces, anchors,
// decoration.
#pragma once

#include "engine/base/result.h"
#include "ui/scene/svg_path.h"

#include <QByteArray>

#include <map>
#include <string>
#include <vector>

namespace chancery {

/// A province of the drawing: <path id="space-MUN" data-kind="coast" d="...">
struct SvgSpace
{
    std::string code, kind;
    std::vector<SvgSubpath> parts;
    std::string where; ///< file:line:column, for messages
};

/// An anchor of the drawing, in map units: <circle id="label-at-MUN" cx=".." cy=".." data-width="..">
struct SvgAnchor
{
    double x = 0, y = 0, width = 0;
    std::string where;
};

/// The parts of an SVG file that matter to a map. Lengths are in map units.
struct MapSvg
{
    double width = 0, height = 0;
    std::vector<SvgSpace> spaces;
    std::map<std::string, SvgAnchor, std::less<>> anchors; ///< by id, such as "unit-at-SPA-nc"
    std::map<std::string, std::vector<std::vector<SvgSubpath>>, std::less<>> layers; ///< by id of the group
};

/// The limits of a map's SVG. They are far above any real map; a file beyond one of them is refused.
struct SvgLimits
{
    static constexpr int bytes = 16 * 1024 * 1024;
    static constexpr int side = 20'000; ///< map units
    static constexpr int depth = 32;
    static constexpr std::size_t points = 400'000;
    static constexpr std::size_t parts = 1000; ///< islands and holes of one province
    static constexpr std::size_t elements = 50'000;
    static constexpr std::size_t attributes = 100; ///< of one element
};

/// Reads the parts named above and skips the rest. The file must be UTF-8. Refuses document types, entities,
/// scripts, transforms of what it reads and references to anything outside the file.
Result<MapSvg> readMapSvg(const QByteArray& svg, const std::string& name);

} // namespace chancery
