// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the province that a point of the map means.
#pragma once

#include "ui/paint/board_base.h"
#include "ui/picture/picture.h"

namespace chancery {

/// Returns the province of the topmost token at the point. Without one it returns the province that contains
/// the point, else the one whose token place is within `reach` map units, else noProvince.
Province provinceUnder(const BoardBase& base, const Picture& picture, Point at, double reach);

} // namespace chancery
