// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the slides and cards that the audience window shows in place of the board.
#pragma once

#include "ui/draw/palette.h"
#include "ui/scene/slide.h"

#include <QImage>
#include <QRectF>
#include <QRegion>

#include <memory>

class QPainter;

namespace chancery {

/// What all slides of a game are painted with.
struct SlideLook
{
    Theme theme;
    std::shared_ptr<const Map> map; ///< the map of the slides; must not be null when painting
};

/// How far a slide has been shown. Numbers count up first; the words that give the result follow.
struct Told
{
    int counted = 1000; ///< how far each number has counted from where it was before
    bool words = true;  ///< whether the words are due
    bool operator==(const Told&) const = default;
};

/// Returns how far a slide has been shown when this share of its time has passed, from 0 to 1. Only a tally
/// counts; other slides are complete at once.
Told toldAt(const Slide& slide, double share);
/// Returns the centres of a power as far as they have been counted.
int countedOf(const TallyRow& row, const Told& told);

/// Paints a slide into `box`. The ground must already be filled with theme.surround.
void paintSlide(QPainter& painter, const QRectF& box, const Slide& slide, const SlideLook& look,
                const Told& told = {});

/// Returns the part of `area` that a slide fills. At each side it leaves out 4 % of the height, and it is
/// at most 1.72 times as wide as high.
QRectF slideBox(const QRectF& area);

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
