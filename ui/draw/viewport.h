// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the map that an image shows, and its zoom.
#pragma once

#include <QPointF>
#include <QRect>
#include <QRegion>
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

/// Returns the uppermost strip of a region, which is painted quickly.
inline QRect firstStrip(const QRegion& region)
{
    constexpr int high = 160; // device pixels
    const QRect all = region.boundingRect();
    return {all.left(), all.top(), all.width(), high};
}

/// Returns a region with which paths are painted to the pixel as without a clip. Qt paints thin lines
/// otherwise if the clip is a single rectangle, so that a corner of the image is added then.
inline QRegion exactClip(const QRegion& region, const QRect& image)
{
    if (region.rectCount() != 1 || region.boundingRect().contains(image)) return region;
    for (const QPoint& corner : {image.topLeft(), image.topRight(), image.bottomLeft(), image.bottomRight()})
        if (const QRegion clip = region + QRect(corner, QSize(1, 1)); clip.rectCount() > 1) return clip;
    return region;
}

} // namespace chancery
