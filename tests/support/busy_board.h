// SPDX-License-Identifier: GPL-3.0-or-later
// The standard board as drawn, and a crowded picture on it: all kinds of arrows, marks and tokens.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/draw/map_art.h"
#include "ui/scene/picture.h"

namespace chancery {

/// Read once; the process ends if the files are wrong.
BoardSource standardSource();

/// 34 units in midgame with orders, some of which fail; dislodged, built, removed and chosen units too.
Picture busyPicture(const BoardSource& source, double tokenScale = 1);

} // namespace chancery
