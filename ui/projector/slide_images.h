// SPDX-License-Identifier: GPL-3.0-or-later
// Images of a card or slide, so that fading it and filling in its changes is copying.
#pragma once

#include "ui/projector/slide_painter.h"

#include <QImage>
#include <QRegion>

class QPainter;

namespace chancery {

/// Keeps a slide as images: one with its changes filled in and, while they are being filled in, one from
/// before them. The images are made when they are first painted.
class SlideImages
{
public:
    /// Sets the slide and forgets the images of another one. Does nothing if the slide is the same.
    void setSlide(const Slide& slide);
    /// Forgets the images. Call it after the theme, the map or the margin has changed.
    void forget();

    /// Paints the slide over `area`, which is in the painter's units with `ratio` device pixels each.
    /// `margin` is as for slideBox().
    void paint(QPainter& painter, const QRectF& area, const ShownSlide& shown, const SlideLook& look,
               double ratio, double margin);

    /// Returns the part of `area` that changes when the filled-in share of the changes of a slide goes from
    /// `toldBefore` to `toldNow`, both from 0 to 1.
    static QRegion changed(const QRect& area, const Slide& slide, double toldBefore, double toldNow);

private:
    QImage painted(const QSizeF& size, const SlideLook& look, double ratio, double margin, bool told) const;

    std::optional<Slide> slide_;
    QImage before_, told_; ///< before the changes and with them; null until needed
};

} // namespace chancery
