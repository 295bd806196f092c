// SPDX-License-Identifier: GPL-3.0-or-later
// Large areas in pieces: the raster engine goes over all of a large path again for each part of the image
// that it fills.
#pragma once

#include <QPainterPath>

#include <vector>

namespace chancery {

/// Returns the path in pieces. They overlap a little, so that no seam shows when all are filled with one
/// solid colour.
std::vector<QPainterPath> cutIntoPieces(const QPainterPath& path);

} // namespace chancery
