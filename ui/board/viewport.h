// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the map that an image shows, and its zoom.
#pragma once

#include <QPointF>
#include <QRect>
#include <QSize>
#include <QTransform>

namespace chancery {

/// The part of the map that an image shows, in device pixels.
struct Viewport
{
    QSize size;
    double pixels = 1; ///< for one map unit
    QPointF origin;    ///< where the map's corner is

    QTransform fromMap() const { return {pixels, 0, 0, pixels, origin.x(), origin.y()}; }
    QRectF toMap(const QRectF& device) const { return fromMap().inverted().mapRect(device); }
    /// All pixels that an area of the map touches.
    QRect toDevice(const QRectF& area) const
    {
        return fromMap().mapRect(area).toAlignedRect().adjusted(-1, -1, 1, 1);
    }
    bool operator==(const Viewport&) const = default;
};

} // namespace chancery
