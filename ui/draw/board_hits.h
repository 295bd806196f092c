// SPDX-License-Identifier: GPL-3.0-or-later
// What lies under a point of the map, for the mouse.
#pragma once

#include "ui/draw/board_base.h"
#include "ui/scene/picture.h"

namespace chancery {

/// Returns the province of the topmost token at the point, else the province that contains the point. If
/// there is neither, it returns the province whose token place is nearest, if the middle of that place is
/// less than `reach` plus half a token's height away. Otherwise it returns noProvince. All lengths are in map
/// units.
Province provinceUnder(const BoardBase& base, const Picture& picture, Point at, double reach);
/// Returns the named coast at whose token place the point is, or nowhere. Tokens are as large as the look of
/// the board says.
Location coastUnder(const BoardBase& base, Point at);

} // namespace chancery
