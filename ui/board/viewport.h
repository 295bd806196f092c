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
    double pixels = 1; ///< device pixels for one map unit
    QPointF origin;    ///< where the map's corner is in the image

    /// Returns the transform from map units to pixels of the image.
    QTransform fromMap() const { return {pixels, 0, 0, pixels, origin.x(), origin.y()}; }
    /// Returns the area of the map, in map units, that an area of the image shows.
    QRectF toMap(const QRectF& device) const { return fromMap().inverted().mapRect(device); }
    /// Returns all pixels that an area of the map touches, with one more on every side.
    QRect toDevice(const QRectF& area) const
    {
        return fromMap().mapRect(area).toAlignedRect().adjusted(-1, -1, 1, 1);
    }
    bool operator==(const Viewport&) const = default;
};

} // namespace chancery
