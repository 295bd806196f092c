// SPDX-License-Identifier: GPL-3.0-or-later
// The size of tokens and centre markers in map units, so that names can keep clear of them.
#pragma once

#include "ui/picture/placement.h"

#include <QRectF>

namespace chancery {

/// The radius of a centre marker, in map units.
inline constexpr double centreRadius = 6.6;

/// Returns the area of a token with its middle at this point.
inline QRectF tokenBox(QPointF at, double scale = 1)
{
    const double w = tokenWidth * scale, h = tokenHeight * scale;
    return {at.x() - w / 2, at.y() - h / 2, w, h};
}

/// Returns the area of a centre marker with its middle at this point.
inline QRectF centreBox(QPointF at)
{
    return {at.x() - centreRadius, at.y() - centreRadius, 2 * centreRadius, 2 * centreRadius};
}

} // namespace chancery
