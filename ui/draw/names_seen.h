// SPDX-License-Identifier: GPL-3.0-or-later
// Tells those who put things on the board where its names really are.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/scene/board_geometry.h"

namespace chancery {

/// Returns the geometry of a board with BoardGeometry::namesSeen. Names are placed when they are asked for
/// the first time at a scale; the boards of several threads may ask.
BoardGeometry geometryOf(const BoardSource& source);

} // namespace chancery
