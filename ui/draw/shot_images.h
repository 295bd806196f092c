// SPDX-License-Identifier: GPL-3.0-or-later
// The images of the shots that the camera shows now or next, and where two of them differ.
#pragma once

#include "ui/draw/board_cache.h"
#include "ui/draw/board_sight.h"
#include "ui/draw/shot_image.h"

#include <QImage>
#include <QRegion>

#include <array>
#include <optional>
#include <utility>

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

/// Keeps the images of two shots: of the present one and the next, or of the two of a move. The whole board
/// with nothing stepped back is in the BoardCache `whole` instead.
class ShotImages
{
public:
    /// Forgets all images.
    void clear() { *this = ShotImages(); }
    /// Returns whether the images of all wanted shots are painted and up to date.
    bool ready(const BoardSight& sight) const;

    /// Sets the pictures that the images are to be of. Nothing is painted yet.
    void show(const BoardSight& sight);
    /// Paints some of what will be needed next. Returns whether more is left.
    bool paintSome(const BoardBase& base, BoardCache& whole, const BoardSight& sight);
    /// Returns the image of a shot, painted and up to date.
    const QImage& scene(const BoardBase& base, BoardCache& whole, const BoardSight& sight, const Shot& shot);
    /// Returns where the images of two shots with one view differ, in device pixels; nothing if only one of
    /// them is painted.
    std::optional<QRegion> difference(const BoardSight& sight, const Shot& a, const Shot& b);
    /// Returns what is seen otherwise than with the framing `was`, apart from changes of tokens, in device
    /// pixels. Returns nothing if it is not only a part of the window.
    std::optional<QRegion> changedSince(const BoardBase& base, const BoardSight& sight, const Framing& was);

private:
    /// Returns the image of a shot, with its present picture, or nullptr if there is none.
    ShotImage* begun(const BoardSight& sight, const Shot& shot);
    /// Returns the same if all of it has been painted once.
    ShotImage* painted(const BoardSight& sight, const Shot& shot);
    /// Returns the image of a shot, with its present picture; begins it if there is none.
    ShotImage& imageOf(const BoardBase& base, const BoardSight& sight, const Shot& shot);
    /// Paints the image of a shot for some milliseconds, or to its end if `ms` is negative.
    void paint(ShotImage& image, BoardCache& whole, const Shot& shot, int ms);
    /// Compares a strip of the images of two shots, or `all`. Returns false if they cannot be compared.
    bool compare(const BoardSight& sight, const Shot& a, const Shot& b, bool all);
    bool isCompared(const Shot& shot) const { return shot == compared_.first || shot == compared_.second; }

    std::array<ShotImage, 2> images_;
    ImageDifference difference_;     ///< of the images of two shots with one view
    std::pair<Shot, Shot> compared_; ///< these two
};

} // namespace chancery
