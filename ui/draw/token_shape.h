// SPDX-License-Identifier: GPL-3.0-or-later
// The size of tokens and centre markers in map units, so that names can keep clear of them.
#pragma once

#include "ui/scene/board_geometry.h"

#include <QRectF>

#include <algorithm>

namespace chancery {

/// The em of the letter on a token in the audience window, at scale 1: capitals of 20 pixels of 1080 on the
/// standard map.
inline constexpr double largeLetterSize = 23.6;
/// The em of the number on a badge, at scale 1.
inline constexpr double badgeLetterSize = 21;
/// The radius of a centre marker, in map units.
inline constexpr double centreRadius = 6.6;
/// The scale of centre markers in the audience window: 16 pixels of 1080 on the standard map.
inline constexpr double roomCentreScale = 1.82;

/// Returns the area of a token with its middle at this point.
inline QRectF tokenBox(QPointF at, double scale = 1)
{
    const double w = tokenWidth * scale, h = tokenHeight * scale;
    return {at.x() - w / 2, at.y() - h / 2, w, h};
}

/// Returns the scale of centre markers; `forRoom` and `tokenScale` are as in BoardLook. In the audience
/// window they are smaller where tokens are, because the camera is near. In the console they grow with the
/// tokens: 13 pixels beside tokens of 24.
inline double centreScaleOf(bool forRoom, double tokenScale)
{
    return forRoom ? roomCentreScale * std::min(1., tokenScale / projectorTokenScale)
                   : std::max(1., 1.3 * tokenScale);
}

/// Returns the area of a centre marker with its middle at this point.
inline QRectF centreBox(QPointF at, double scale = 1)
{
    const double r = centreRadius * scale;
    return {at.x() - r, at.y() - r, 2 * r, 2 * r};
}

} // namespace chancery
