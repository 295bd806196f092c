// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the land of a map on a coarse grid.
#pragma once

#include "ui/draw/map_art.h"

namespace chancery {

/// Returns where the drawn map is land: on provinces that are no seas, played or not.
LandGrid landOf(const Map& map, const MapArt& art);

} // namespace chancery
