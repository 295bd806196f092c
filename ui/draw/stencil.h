// SPDX-License-Identifier: GPL-3.0-or-later
// A shape at one zoom as the pixels that it covers. Colouring these is many times faster than painting the
// path again.
#pragma once

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QPen>
#include <QPoint>
#include <QRect>

#include <cstdint>
#include <optional>
#include <vector>

namespace chancery {

/// Memory in which coverage is computed. It is kept between stencils, because allocating it takes longer.
using StencilScratch = std::vector<QRgb>;

/// The pixels that a shape covers at one zoom, with their coverage.
class Stencil
{
public:
    /// The pixels within the path, `pixels` for one map unit. None if there would be too many to keep.
    static std::optional<Stencil> ofShape(const QPainterPath& shape, double pixels, StencilScratch& scratch);
    /// The pixels of the shape that the pen covers along the line; `shape` is that of the path's stencil.
    static Stencil ofStroke(const Stencil& shape, const QPainterPath& line, const QPen& pen, double pixels,
                            StencilScratch& scratch);

    /// Lays the colour over what is covered and lies within `visible`. `origin` is where the map's corner is
    /// on the image, which must be without transparency.
    void colour(QImage& image, QPoint origin, const QRect& visible, const QColor& colour) const;

    const QRect& bounds() const { return bounds_; } ///< from the map's corner, in device pixels

private:
    /// Pixels of one line that are equally covered.
    struct Span
    {
        std::int16_t x, y, length; ///< from the corner of bounds_
        std::uint8_t coverage;
    };

    static Stencil ofCoverage(const QImage& coverage, QPoint corner);
    /// Leaves of the coverage of an area at `corner` what this one covers too.
    void cutTo(QImage& coverage, QPoint corner) const;

    QRect bounds_;
    std::vector<Span> spans_; ///< from top to bottom
};

} // namespace chancery
