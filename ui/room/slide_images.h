// SPDX-License-Identifier: GPL-3.0-or-later
// The image of a card or slide, so that fading it is copying.
#pragma once

#include "ui/room/slide_painter.h"

#include <QImage>
#include <QRegion>

class QPainter;

namespace chancery {

/// Keeps a slide as an image, which is made when it is first painted and again when a number counts on.
class SlideImages
{
public:
    /// Sets the slide and forgets the images of another one. Does nothing if the slide is the same.
    void setSlide(const Slide& slide);
    /// Forgets the images. Call it after the theme or the map has changed.
    void forget();

    /// Paints the slide over `area`, which is in the painter's units with `ratio` device pixels each.
    void paint(QPainter& painter, const QRectF& area, const ShownSlide& shown, const SlideLook& look,
               double ratio);

    /// Returns the part of `area` that changes when the filled-in share of the changes of a slide goes from
    /// `toldBefore` to `toldNow`, both from 0 to 1.
    static QRegion changed(const QRect& area, const Slide& slide, double toldBefore, double toldNow);

private:
    QImage painted(const QSizeF& size, const SlideLook& look, double ratio) const;

    std::optional<Slide> slide_;
    Told told_;    ///< of the image
    QImage image_; ///< null until needed
};

} // namespace chancery
