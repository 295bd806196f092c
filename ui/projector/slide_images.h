// SPDX-License-Identifier: GPL-3.0-or-later
// A card or slide at an instant: what fades and what is filled in are images laid over each other.
#pragma once

#include "ui/projector/slide_painter.h"

#include <QImage>
#include <QRegion>

class QPainter;

namespace chancery {

class SlideImages
{
public:
    /// Of another slide, look or place. Forgets nothing if it is the same slide.
    void setSlide(const Slide& slide);
    void forget();

    /// Lays what is shown over `area`, which has `ratio` pixels a unit. `margin`: see slideBox.
    void paint(QPainter& painter, const QRectF& area, const ShownSlide& shown, const SlideLook& look,
               double ratio, double margin);

    /// Where what is filled in of a slide is another when so much more of it has been told.
    static QRegion changed(const QRect& area, double toldBefore, double toldNow);

private:
    QImage painted(const QSizeF& size, const SlideLook& look, double ratio, double margin, bool told) const;

    std::optional<Slide> slide_;
    QImage before_, told_; ///< made when they are needed
};

} // namespace chancery
