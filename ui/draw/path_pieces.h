// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts large areas into pieces, because the raster engine goes over the whole of a large path for each part
// of the image that it fills.
#pragma once

#include <QPainterPath>

#include <vector>

namespace chancery {

/// Returns the path cut along squares of 200 map units. The pieces overlap by one unit, so that no seam shows
/// when all are filled with one opaque colour.
std::vector<QPainterPath> cutIntoPieces(const QPainterPath& path);

} // namespace chancery
