// SPDX-License-Identifier: GPL-3.0-or-later
// SVG path data of straight lines as exact integers in tenths of a map unit.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map_geometry.h"

#include <string_view>
#include <vector>

namespace chancery {

/// One M..Z or M.. part of a path.
struct SvgSubpath
{
    std::vector<OutlinePoint> points; ///< of a closed one: without the first repeated at the end
    bool closed = false;
};

/// Reads path data made of M, L, H, V and Z in either case; curves are refused, and so is a path of more than
/// `pointLimit` points. The error's `where` is empty: the caller knows the file.
Result<std::vector<SvgSubpath>> readSvgPath(std::string_view data, std::size_t pointLimit);

/// Reads a decimal number as whole tenths; false if there is none or it is out of range.
bool readTenths(std::string_view& text, std::int32_t& tenths);

} // namespace chancery
