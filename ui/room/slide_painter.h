// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the slides and cards that the audience window shows in place of the board.
#pragma once

#include "ui/draw/palette.h"
#include "ui/scene/slide.h"

#include <QImage>
#include <QRectF>

#include <memory>

class QPainter;

namespace chancery {

/// What all slides of a game are painted with.
struct SlideLook
{
    Theme theme;
    std::shared_ptr<const Map> map; ///< the map of the slides; must not be null when painting
};

/// Returns whether a slide covers the board. Behind an elimination and the end of the game
/// the board is seen.
bool coversBoard(const ShownSlide& shown);
/// Returns the colour of the ground of a slide, through which the board is seen if it does not cover that.
QColor groundOf(const Slide& slide, const Theme& theme);

/// Paints a slide into `box`. The ground must already be filled with groundOf().
void paintSlide(QPainter& painter, const QRectF& box, const Slide& slide, const SlideLook& look);

/// Returns the part of `area` that a slide fills. At each side it leaves out 4 % of the height, and it is
/// at most 1.72 times as wide as high.
QRectF slideBox(const QRectF& area);

/// Keeps a slide as an image, which is made when it is first painted.
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

private:
    QImage painted(const QSizeF& size, const SlideLook& look, double ratio) const;

    std::optional<Slide> slide_;
    QImage image_; ///< null until needed
};

} // namespace chancery
