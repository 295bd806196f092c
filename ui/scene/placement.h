// SPDX-License-Identifier: GPL-3.0-or-later
// Where tokens are: a fleet at its coast, a dislodged unit beside its victor.
#pragma once

#include "engine/map/position.h"
#include "ui/scene/board_geometry.h"

namespace chancery {

/// The size of a token at scale 1, in map units. Painters keep to it, and arrows end outside it.
inline constexpr double tokenWidth = 41, tokenHeight = 32;
/// The scale of tokens in the audience window, so that they can be read from across the room.
/// On the standard map they are 48 by 37 pixels in a window of 1920 by 1080.
inline constexpr double projectorTokenScale = 1.74;

/// The scale of badges by that of tokens, in the audience window.
inline constexpr double roomBadgeShare = 1.34;

/// Returns the scale of the badges with strengths beside tokens of this scale. In the audience window they
/// are 44 pixels of 1080 on the standard map.
constexpr double badgeScaleFor(double tokenScale)
{
    return tokenScale < projectorTokenScale ? tokenScale : tokenScale * roomBadgeShare;
}

/// Returns the middle of a unit's token.
Point placeOf(const BoardGeometry& board, const Unit& unit);
/// Returns the middle of a dislodged unit's token, beside the unit that dislodged it. The distance grows with
/// the token scale.
Point asideOf(const BoardGeometry& board, const Unit& dislodged, double tokenScale = 1);

/// Returns whether a token of this scale with its middle at `token` covers the point.
bool tokenCovers(Point token, double tokenScale, Point point);

} // namespace chancery
