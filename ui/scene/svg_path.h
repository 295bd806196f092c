// SPDX-License-Identifier: GPL-3.0-or-later
// SVG path data of straight lines as exact integers in tenths of a map unit.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map_geometry.h"

#include <string_view>
#include <vector>

namespace chancery {

/// A part of a path that begins with M and may end with Z.
struct SvgSubpath
{
    std::vector<OutlinePoint>
        points;          ///< the vertices; a closed part does not repeat its first one at the end
    bool closed = false; ///< whether the part ends with Z
};

/// Reads path data made of M, L, H, V and Z, in either case. Fails on curves, on coordinates beyond 100,000
/// map units, and on more than `pointLimit` points. The error names the character in the path data; its
/// `where` is empty, since only the caller knows the file.
Result<std::vector<SvgSubpath>> readSvgPath(std::string_view data, std::size_t pointLimit);

/// Reads a decimal number from the front of `text` and rounds it to whole tenths. Returns false if there is
/// no number or it is beyond 100,000; otherwise it removes the number from `text`.
bool readTenths(std::string_view& text, std::int32_t& tenths);

} // namespace chancery
