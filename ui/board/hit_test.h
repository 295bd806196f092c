// SPDX-License-Identifier: GPL-3.0-or-later
// What province a point of the map means.
#pragma once

#include "ui/paint/board_base.h"
#include "ui/picture/picture.h"

namespace chancery {

/// The province of the topmost token there, else the space, else the one whose token place is within `reach`
/// map units; noProvince beside all of them.
Province provinceUnder(const BoardBase& base, const Picture& picture, Point at, double reach);

} // namespace chancery
