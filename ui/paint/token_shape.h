// SPDX-License-Identifier: GPL-3.0-or-later
// The room that tokens and markers take, in map units, so that others can keep clear of them.
#pragma once

#include "ui/picture/placement.h"

#include <QRectF>

namespace chancery {

inline constexpr double centreRadius = 6.6;

inline QRectF tokenBox(QPointF at, double scale = 1)
{
    const double w = tokenWidth * scale, h = tokenHeight * scale;
    return {at.x() - w / 2, at.y() - h / 2, w, h};
}

inline QRectF centreBox(QPointF at)
{
    return {at.x() - centreRadius, at.y() - centreRadius, 2 * centreRadius, 2 * centreRadius};
}

} // namespace chancery
