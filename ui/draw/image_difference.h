// SPDX-License-Identifier: GPL-3.0-or-later
// Where two images differ. When one fades into the other, only that part has to be painted.
#pragma once

#include <QImage>
#include <QRegion>

namespace chancery {

/// Compares two images of one size by tiles, in small steps.
class ImageDifference
{
public:
    /// Begins to compare two images of this size. Nothing is compared yet.
    void begin(QSize size);
    /// Forgets the images.
    void clear() { *this = ImageDifference(); }
    /// Notes that one of the images has changed within the region.
    void changed(const QRegion& region);
    /// Returns whether all is compared.
    bool done() const { return left_.isEmpty(); }
    /// Compares a strip of the two images, or all that is left.
    void compare(const QImage& a, const QImage& b, bool all);
    /// Returns the tiles in which the images differ, as far as they are compared.
    const QRegion& region() const { return differs_; }
    /// Returns the tiles in which the images differ or may differ.
    QRegion possible() const { return differs_ | left_; }

private:
    QSize size_;
    QRegion left_, differs_;
};

} // namespace chancery
